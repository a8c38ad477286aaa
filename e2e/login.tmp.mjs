import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const token = readFileSync('/tmp/r1.token', 'utf8').trim();
const [, , path, out, w = '1440', h = '900', scheme = 'light', lang = 'en', steps = ''] = process.argv;
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
const c = await b.newContext({ viewport: { width: +w, height: +h }, colorScheme: scheme });
const p = await c.newPage();
p.on('console', (m) => {
  if (m.type() === 'error') console.log('console', m.text().slice(0, 300));
});
p.on('pageerror', (e) => console.log('error', e.message.slice(0, 300)));
await p.goto('http://127.0.0.1:4160/login');
if (lang !== 'en') await p.evaluate((l) => localStorage.setItem('foreglow.language', l), lang);
await p.getByLabel(/e-mail/i).fill('ada@example.org');
await p
  .getByLabel(/password|passwort/i)
  .first()
  .fill('first light 2040');
await p.keyboard.press('Enter');
await p.waitForURL((u) => !u.pathname.startsWith('/login'));
await p.goto('http://127.0.0.1:4160' + path, { waitUntil: 'load' });
await p.waitForTimeout(1500);
if (steps) await new Function('p', `return (async()=>{${steps}})()`)(p);
await p.screenshot({ path: out });
await b.close();
