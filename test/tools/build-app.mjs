// Builds the page of docs/app into one file that works from the disk: styles, script, worker and
// samples are inside it, and its policy forbids every connection.
//
//     node test/tools/build-app.mjs [FOLDER]     (default: docs/app/dist)
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = join(root, 'docs', 'app');
const target = resolve(process.argv[2] ?? join(source, 'dist'));

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [script, worker, style] = await Promise.all([
  bundle('main.ts'),
  bundle('worker.ts'),
  bundle('styles/app.css'),
]);

const policy = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  'worker-src blob:',
  'img-src data:',
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

const html = readFileSync(join(source, 'index.html'), 'utf8')
  .replace(
    '<!--POLICY-->',
    () => `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  )
  .replace('<!--STYLE-->', () => `<style>${style}</style>`)
  .replace('<!--VERSION-->', () => version)
  .replace('<!--WORKER-->', () => `<script type="text/plain" id="worker-code">${worker}</script>`)
  .replace('<!--SCRIPT-->', () => `<script>${script}</script>`);

mkdirSync(target, { recursive: true });
writeFileSync(join(target, 'index.html'), html);
console.log(`${join(target, 'index.html')}: ${Math.round(Buffer.byteLength(html) / 1024)} KB`);

/** One entry with all it imports, as a classic script or a style sheet. */
async function bundle(entry) {
  const { outputFiles } = await build({
    entryPoints: [join(source, entry)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: ['es2022', 'chrome100', 'firefox100', 'safari15.4'],
    platform: 'browser',
    charset: 'utf8',
    loader: { '.trf': 'text' },
    legalComments: 'none',
    logLevel: 'error',
  });
  return outputFiles[0].text.trim();
}

/** Only the very script and style of the build may run. */
function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
