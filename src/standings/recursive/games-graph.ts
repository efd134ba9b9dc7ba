import { type Field, KIND } from '../field.js';

/**
 * The games over the board as a multigraph: one entry per player and game. Forfeits and byes are
 * not in it. Stretch of player i in `opponents`: start[i] to start[i + 1].
 */
export interface GamesGraph {
  readonly count: number;
  readonly start: Int32Array;
  readonly opponents: Int32Array;
  /** Cell of each game in the field. */
  readonly cells: Int32Array;
  /** Score of each player in half points, as 1 - 1/2 - 0. */
  readonly halfPoints: Int32Array;
  /** Component of each player; -1 without a game. */
  readonly componentOf: Int32Array;
  readonly components: readonly GraphComponent[];
}

/** Players connected by games. */
export interface GraphComponent {
  readonly members: readonly number[];
  /** Two camps that only play each other: repeating the calculation swings for ever. */
  readonly bipartite: boolean;
}

export function gamesGraph(field: Field): GamesGraph {
  const start = new Int32Array(field.count + 1);
  const halfPoints = new Int32Array(field.count);
  const cells: number[] = [];
  for (let index = 0; index < field.count; index += 1) {
    for (let cell = index * field.rounds; cell < (index + 1) * field.rounds; cell += 1) {
      if (field.kinds[cell] !== KIND.game) continue;
      cells.push(cell);
      halfPoints[index]! += field.outcomes[cell]!;
    }
    start[index + 1] = cells.length;
  }
  const opponents = Int32Array.from(cells, (cell) => field.opponents[cell]!);
  const frame = { count: field.count, start, opponents, cells: Int32Array.from(cells), halfPoints };
  return { ...frame, ...componentsOf(frame) };
}

export const gamesOf = ({ start }: GamesGraph, index: number): number =>
  start[index + 1]! - start[index]!;

/** Mean of `values` over a player's opponents, one entry per game; NaN without a game. */
export function opponentsMean(graph: GamesGraph, values: Float64Array, index: number): number {
  let sum = 0;
  for (let place = graph.start[index]!; place < graph.start[index + 1]!; place += 1) {
    sum += values[graph.opponents[place]!]!;
  }
  return sum / gamesOf(graph, index);
}

function componentsOf(
  graph: Pick<GamesGraph, 'count' | 'start' | 'opponents'>,
): Pick<GamesGraph, 'componentOf' | 'components'> {
  const componentOf = new Int32Array(graph.count).fill(-1);
  const camp = new Int8Array(graph.count);
  const components: GraphComponent[] = [];
  for (let first = 0; first < graph.count; first += 1) {
    if (componentOf[first]! >= 0 || graph.start[first] === graph.start[first + 1]) continue;
    const members = [first];
    let bipartite = true;
    componentOf[first] = components.length;
    for (let next = 0; next < members.length; next += 1) {
      const member = members[next]!;
      for (let place = graph.start[member]!; place < graph.start[member + 1]!; place += 1) {
        const opponent = graph.opponents[place]!;
        if (componentOf[opponent]! < 0) {
          componentOf[opponent] = components.length;
          camp[opponent] = 1 - camp[member]!;
          members.push(opponent);
        } else if (camp[opponent] === camp[member]) bipartite = false;
      }
    }
    components.push({ members: members.sort((a, b) => a - b), bipartite });
  }
  return { componentOf, components };
}
