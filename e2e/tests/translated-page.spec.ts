import type { Locator, Page } from '@playwright/test';
import { title } from '../support/screens.ts';
import { expect, test } from '../support/signed-in.ts';

/**
 * Does what the translation of a browser does: puts elements in the place of text nodes, of those on the page and of
 * those that appear or change later. A translated text is in «guillemets».
 */
function translate(): void {
  const left = 'script, style, textarea, code, [contenteditable="true"], [translate="no"], .notranslate';
  const textsIn = (root: Node): Node[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    return texts;
  };
  const change = (text: Node): void => {
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim() || parent.nodeName === 'FONT' || parent.closest(left)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(`«${text.nodeValue}»`);
    outer.append(inner);
    parent.replaceChild(outer, text);
  };
  document.documentElement.classList.add('translated-ltr');
  textsIn(document.body).forEach(change);
  new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      if (type === 'characterData') change(target);
      for (const node of addedNodes) {
        if (node.nodeType === Node.TEXT_NODE) change(node);
        else if (node.nodeName !== 'FONT') textsIn(node).forEach(change);
      }
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

const dialog = (page: Page) => page.getByRole('dialog');
const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });

async function expectText(place: Locator, text: string | RegExp): Promise<void> {
  await expect
    .poll(async () => ((await place.textContent()) ?? '').replace(/[«»]/g, '').replace(/\s+/g, ' ').trim())
    .toMatch(text);
}

/** Goes to a place with the palette. */
async function goWithPalette(page: Page, to: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox').fill(to);
  await expectText(palette(page).getByRole('option', { selected: true }), new RegExp(to));
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
}

test('a page that the browser translates goes on working, and shows what changes', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Translated');
  const subjects = ['Robots dance in a hall', 'Bees live on roofs', 'Hot sand stores heat'];
  const rows = Array.from({ length: 60 }, (_, at) => `${subjects[at % 3]} ${at},Words about ${at},2026-01-01`);
  await api.importCsv(project, ['title,description,created_at', ...rows].join('\n'));
  const trend = (name: string, horizon: string) =>
    api.call('POST', `/v1/projects/${project}/trends`, {
      data: { type: 'trends', attributes: { title: name, horizon } },
    });
  await trend('Care moves home', 'now');
  await trend('Heat is sold', 'later');
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));

  await page.goto(`/projects/${project}/cards?view=list`);
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items.first()).toContainText(/Robots|Bees|Hot/);
  await page.evaluate(translate);
  await expect(items.first()).toContainText('«');

  // The list is scrolled, filtered, and shows all again.
  await page.mouse.move(700, 500);
  for (const way of [4000, -4000]) await page.mouse.wheel(0, way);
  const search = page.getByRole('searchbox', { name: 'Search cards' });
  await search.fill('bees');
  await expect.poll(async () => (await items.allTextContents()).every((text) => text.includes('Bees'))).toBe(true);
  await search.fill('roofs 31');
  await expect(items).toHaveCount(1);
  await expectText(items.first(), /Bees live on roofs 31/);
  await search.fill('');
  await expect.poll(() => items.count()).toBeGreaterThan(5);

  // A card is opened, followed by others, and closed.
  await items.first().getByRole('link').first().click();
  const heading = dialog(page).getByRole('heading', { level: 1 }).or(dialog(page).getByRole('heading').first()).first();
  await expectText(heading, / \d+$/);
  const shown = [await heading.textContent()];
  for (const _ of [1, 2]) {
    await page.keyboard.press('j');
    await expect(heading).not.toHaveText(shown.at(-1) ?? '');
    await expectText(heading, /^[A-Z][a-z ]+ \d+$/i);
    shown.push(await heading.textContent());
  }
  expect(new Set(shown).size).toBe(3);

  // It is edited and saved.
  await dialog(page).getByRole('link', { name: 'Edit' }).click();
  await dialog(page)
    .getByLabel(/^«?Title»?$/)
    .fill('Written on a translated page');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page).locator('article')).toBeVisible();
  await expectText(heading, /^Written on a translated page$/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expectText(items.filter({ hasText: 'Written on' }), /Written on a translated page/);

  // The palette leads to the other screens, and what they show changes.
  await goWithPalette(page, 'Trends');
  await expectText(title(page), /^Trends$/);
  await expectText(page.getByRole('main'), /Care moves home.*Heat is sold/);
  await page.getByRole('main').getByRole('link', { name: 'Care moves home' }).first().click();
  await expectText(title(page), /^Care moves home$/);
  await page.goBack();
  await expectText(title(page), /^Trends$/);
  await goWithPalette(page, 'Insights');
  await expectText(title(page), /^Insights$/);
  await goWithPalette(page, 'Map');
  await expectText(page.getByRole('complementary', { name: 'On the map' }), /60 cards/);
  await goWithPalette(page, 'Radars');
  await expectText(title(page), /^Radars$/);
  await goWithPalette(page, 'Profile');
  await expectText(title(page), /^Your profile$/i);
  await goWithPalette(page, 'Admin settings');
  await expectText(title(page), /Admin|Settings/);
  expect(broken).toEqual([]);
});

/** Changes texts beside others as React does, and returns what is shown after each change, or what failed. */
async function changedTexts(): Promise<readonly string[]> {
  const place = document.createElement('p');
  const [before, after] = [document.createTextNode('one'), document.createTextNode('two')];
  const between = document.createElement('b');
  between.textContent = 'B';
  place.append(before, between, after);
  const changes = [
    () => document.body.append(place),
    () => (before.nodeValue = 'new'),
    () => (before.nodeValue = 'newer'),
    () => place.insertBefore(document.createElement('hr'), after),
    () => place.insertBefore(after, between),
    () => place.removeChild(between),
    () => place.removeChild(before),
    () => place.insertBefore(before, after),
    () => place.appendChild(before),
  ];
  const shown: string[] = [];
  try {
    for (const change of changes) {
      change();
      await new Promise((resolve) => setTimeout(resolve));
      shown.push([...place.childNodes].map((node) => node.textContent || node.nodeName).join(' '));
    }
  } catch (error) {
    shown.push(String(error));
  }
  place.remove();
  return shown;
}

test('texts beside others are right after any change of a translated page', async ({ page }) => {
  await page.goto('/');
  await expect(title(page)).toHaveText('Workspaces');
  await page.evaluate(translate);
  await expect
    .poll(() => page.evaluate(changedTexts))
    .toEqual([
      '«one» «B» «two»',
      '«new» «B» «two»',
      '«newer» «B» «two»',
      '«newer» «B» HR «two»',
      '«newer» «two» «B» HR',
      '«newer» «two» HR',
      '«two» HR',
      '«newer» «two» HR',
      '«two» HR «newer»',
    ]);
});
