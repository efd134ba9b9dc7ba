import type { CheckReport, Envelope, JobName, Jobs, Reply } from './protocol.js';

interface Waiting {
  readonly resolve: (answer: Jobs[JobName]['answer']) => void;
  readonly reject: (error: Error) => void;
  readonly progress: ((report: CheckReport) => void) | undefined;
}

/** The worker seen from the page. */
export interface Client {
  ask<K extends JobName>(
    job: K,
    ask: Jobs[K]['ask'],
    progress?: (report: CheckReport) => void,
  ): Promise<Jobs[K]['answer']>;
  /** Ends the worker with all it is doing; open questions are never answered. */
  close(): void;
}

/**
 * Starts the worker from the code that the page carries with it: a page opened from the disk may not
 * load a worker from another file.
 */
export function startClient(code: string): Client {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const worker = new Worker(url);
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const entry = waiting.get(data.id);
    if (!entry) return;
    if (data.kind === 'progress') {
      entry.progress?.(data.report);
      return;
    }
    waiting.delete(data.id);
    if (data.kind === 'answer') entry.resolve(data.answer);
    else entry.reject(new Error(data.message));
  });
  worker.addEventListener('error', (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message));
    waiting.clear();
  });
  return {
    ask<K extends JobName>(
      job: K,
      ask: Jobs[K]['ask'],
      progress?: (report: CheckReport) => void,
    ): Promise<Jobs[K]['answer']> {
      lastId += 1;
      const envelope: Envelope<K> = { id: lastId, job, ask };
      worker.postMessage(envelope);
      return new Promise((resolve, reject) => {
        waiting.set(envelope.id, { resolve, reject, progress });
      });
    },
    close() {
      worker.terminate();
      URL.revokeObjectURL(url);
      waiting.clear();
    },
  };
}
