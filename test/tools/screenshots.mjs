// Makes the HTML report of a sample and photographs it, wide and narrow, light and dark, for a person
// to look at: npm run screenshots [TRF] [FOLDER]. Needs Chromium (CHROMIUM names another path).
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('../..', import.meta.url));
const report = process.argv[2] ?? join(root, 'trf-samples', 'lakeside-open-exchanged.trf');
const folder = resolve(process.argv[3] ?? mkdtempSync(join(tmpdir(), 'pairing-checker-pages-')));
const executablePath =
  process.env.CHROMIUM ?? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();

mkdirSync(folder, { recursive: true });
const page = join(folder, 'report.html');
// The exit status tells of differences; only the page matters here.
spawnSync(process.execPath, [join(root, 'dist', 'cli.js'), 'check', report, '--html', page]);

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const [size, width] of Object.entries({ wide: 1280, narrow: 390 })) {
  for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      javaScriptEnabled: false,
    });
    const tab = await context.newPage();
    await tab.goto(pathToFileURL(page).href);
    const path = join(folder, `${size}-${colorScheme}.png`);
    await tab.screenshot({ path, fullPage: true });
    console.log(path);
    await context.close();
  }
}
await browser.close();
