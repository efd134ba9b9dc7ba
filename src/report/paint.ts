/** How a report marks words on a terminal. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
}

const same = (text: string): string => text;

/** For pipes and files: no escape sequences at all. */
export const PLAIN: Paint = { bold: same, dim: same, red: same, green: same, yellow: same };
