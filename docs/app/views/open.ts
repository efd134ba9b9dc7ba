import { announce, button, fill, h, part } from '../dom.js';
import { SAMPLES } from '../samples.js';

export type OpenHandler = (name: string, content: string | Uint8Array) => void;

/** The ways a file gets in: choosing, dropping, pasting, or a sample. */
export function mountOpen(open: OpenHandler): void {
  const input = part('file-input') as HTMLInputElement;
  const drop = part('drop');
  const readFile = async (file: File): Promise<void> => {
    announce(`Reading ${file.name}`);
    open(file.name, new Uint8Array(await file.arrayBuffer()));
  };
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) void readFile(file);
    // So that choosing the same file again, after a change to it, is seen.
    input.value = '';
  });
  acceptDrops(drop, readFile);
  mountPaste(open);
  fill(
    part('samples'),
    SAMPLES.map(({ file, title, text }) =>
      h(
        'li',
        {},
        button(title, () => open(file, text), { class: 'link', 'data-sample': file }),
      ),
    ),
  );
}

/** Files may be dropped anywhere on the page; the drop zone shows that they are welcome. */
function acceptDrops(zone: HTMLElement, readFile: (file: File) => Promise<void>): void {
  const over = (event: DragEvent): void => {
    event.preventDefault();
    zone.classList.add('over');
  };
  const leave = (): void => zone.classList.remove('over');
  document.addEventListener('dragover', over);
  document.addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) leave();
  });
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    leave();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) void readFile(file);
  });
}

function mountPaste(open: OpenHandler): void {
  const text = part('paste-text') as HTMLTextAreaElement;
  part('paste-form').addEventListener('submit', (event) => {
    event.preventDefault();
    if (text.value.trim() === '') {
      announce('The text field is empty');
      text.focus();
    } else open('pasted text', text.value);
  });
}
