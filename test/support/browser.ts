import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BrowserContext, chromium, type Page } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = PLACES.find((path) => existsSync(path));

/** Whether the tests of the page must be skipped; prints why. */
export function chromiumMissing(): boolean {
  if (executablePath !== undefined) return false;
  console.log(`skipped: no Chromium at ${PLACES.join(', ')}`);
  return true;
}

export interface AppBrowser {
  readonly url: string;
  readonly context: BrowserContext;
  /** A fresh page of the app; faults inside it make `faults` grow. */
  newPage(): Promise<{ readonly page: Page; readonly faults: string[] }>;
  close(): Promise<void>;
}

/** Builds the page of docs/app into a temporary folder and opens a browser that has no network. */
export async function openApp(): Promise<AppBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'pairing-checker-app-'));
  const script = fileURLToPath(new URL('../tools/build-app.mjs', import.meta.url));
  execFileSync(process.execPath, [script, join(folder, 'page')]);
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: executablePath!,
    headless: true,
    offline: true,
    acceptDownloads: true,
    viewport: { width: 1280, height: 900 },
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ],
  });
  const url = pathToFileURL(join(folder, 'page', 'index.html')).href;
  return {
    url,
    context,
    async newPage() {
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      page.on('request', (request) => {
        if (!/^(file|blob|data):/.test(request.url())) faults.push(`request: ${request.url()}`);
      });
      await page.goto(url);
      return { page, faults };
    },
    async close() {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
