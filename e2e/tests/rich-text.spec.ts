import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInAllVariants } from '../support/axe.ts';
import { expect, test } from '../support/signed-in.ts';

const dialog = (page: Page) => page.getByRole('dialog').first();
const description = (page: Page) => dialog(page).getByRole('textbox', { name: 'Description' });

async function startCard(page: Page, project: string): Promise<void> {
  await page.goto(`/projects/${project}/cards/create`);
  await dialog(page).getByLabel('Title', { exact: true }).fill('Rich');
  await description(page).click();
}

/** Saves, and returns the sent description. */
async function sent(page: Page): Promise<unknown> {
  const request = page.waitForRequest((one) => one.method() !== 'GET' && /\/v1\/cards/.test(one.url()));
  await page.keyboard.press('Control+Enter');
  const body = (await request).postDataJSON() as { data: { attributes: { description: unknown } } };
  await expect(dialog(page).locator('article')).toBeVisible();
  return body.data.attributes.description;
}

const paste = (page: Page, html: string) =>
  description(page).evaluate((field, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    clipboardData.setData('text/plain', 'plain');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test('text is formatted by keys and buttons, and stored as Markdown', async ({ page, api }) => {
  await startCard(page, await api.projectInNewWorkspace('By keys'));
  await page.keyboard.type('A ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('bold');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' word and a ');
  await page.keyboard.press('Control+k');
  const address = dialog(page).getByRole('textbox', { name: 'Address of the link' });
  await expect(address).toBeFocused();
  await page.keyboard.type('example.org/a');
  // The text gets the focus immediately, so that no further typing is lost.
  const writesOn = await address.evaluate((field) => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    return document.activeElement instanceof HTMLElement && document.activeElement.isContentEditable;
  });
  expect(writesOn).toBe(true);
  await page.keyboard.press('Enter');
  const tools = dialog(page).getByRole('toolbar', { name: 'Formatting: Description' });
  await tools.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.type('Head');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await expectAccessibleInAllVariants(page);
  await description(page).press('End');
  expect(await sent(page)).toBe(
    'A **bold** word and a [https://example.org/a](https://example.org/a)\n\n## Head\n\n- one\n- two'.replace(
      '[https://example.org/a](https://example.org/a)',
      '<https://example.org/a>',
    ),
  );
  await expect(dialog(page).locator('article strong')).toHaveText('bold');
  await expect(dialog(page).locator('article li')).toHaveText(['one', 'two']);
});

test('a table is made, filled and grows', async ({ page, api }) => {
  await startCard(page, await api.projectInNewWorkspace('A table'));
  await dialog(page)
    .getByRole('toolbar', { name: 'Formatting: Description' })
    .getByRole('button', { name: 'Table' })
    .click();
  await page.keyboard.type('a');
  await page.keyboard.press('Tab');
  await page.keyboard.type('b | c');
  await dialog(page).getByRole('button', { name: 'Remove the row' }).click();
  await dialog(page).getByRole('button', { name: 'Add a row' }).click();
  await expectAccessibleInAllVariants(page);
  await description(page).focus();
  expect(await sent(page)).toMatch(/^\| .*\|\n\| - \| - \|/);
});

test('supported formats from documents and spreadsheets are kept, the rest is dropped', async ({ page, api }) => {
  await startCard(page, await api.projectInNewWorkspace('Pasting'));
  const word = (level: number, sign: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}</span>${text}<o:p></o:p></p>`;
  await paste(
    page,
    `<html><head><style>p{color:red}</style></head><body><h2>Word</h2>${word(1, '·', 'one')}${word(2, 'o', 'inner')}${word(1, '·', 'two')}
     <b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Docs</span> and
     <span style="font-style:italic">more</span> <a href="javascript:alert(1)">bad</a> <a href="https://example.org/x">good</a></p></b>
     <blockquote><p>quoted</p></blockquote>
     <table><tr><td colspan="2">wide</td></tr><tr><td rowspan="2"><p>a</p><p>b</p></td><td>1</td></tr><tr><td>2</td></tr></table>
     <script>window.hurt = 1</script><img src=x onerror="window.hurt = 1"><marquee onstart="window.hurt = 1">odd</marquee></body></html>`,
  );
  const text = await sent(page);
  expect(text).toContain('## Word\n\n- one\n  - inner\n- two');
  expect(text).toMatch(/\*\*Docs\*\* and\s+\*more\* bad \[good\]\(https:\/\/example\.org\/x\)/);
  expect(text).toContain('> quoted');
  expect(text).toContain('| wide | |\n| - | - |\n| a b | 1 |\n| | 2 |');
  expect(text).toContain('odd');
  expect(text).not.toMatch(/javascript|onerror|window/);
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
});

test('a text that is opened and saved without changes stays identical', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Untouched');
  const odd = '* one\n* two\n\n__bold__ <b>html</b> and https://example.org';
  const card = await api.card(project, { title: 'Odd', description: odd, relevance: 'Because' });
  await page.goto(`/projects/${project}/cards/edit/${card}`);
  await expect(description(page)).toContainText('bold');
  await description(page).click();
  await page.keyboard.type('x');
  await page.keyboard.press('Control+z');
  await dialog(page).getByLabel('Title', { exact: true }).fill('Odd, and changed');
  expect(await sent(page)).toBe(odd);
});

test('a text that is written from right to left is shown that way, also in the editor', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('From the right');
  const card = await api.card(project, {
    title: 'حدائق السطوح',
    description: 'انخفضت الحرارة (IPCC 2023).\n\n- الماء\n- الظل\n\nIn English.',
  });
  const directionsIn = (place: Locator) =>
    place.locator('p, ul').evaluateAll((found) => found.map((one) => getComputedStyle(one).direction));

  await page.goto(`/projects/${project}/cards`);
  await expect(page.getByRole('heading', { name: 'حدائق السطوح' })).toHaveCSS('direction', 'rtl');
  await page.goto(`/projects/${project}/cards/${card}`);
  const text = dialog(page).locator('article');
  await expect(text.locator('ul')).toBeVisible();
  expect(await directionsIn(text)).toEqual(['rtl', 'rtl', 'ltr']);

  await page.goto(`/projects/${project}/cards/edit/${card}`);
  await expect(description(page).locator('ul')).toBeVisible();
  // Each item of the list has a paragraph here.
  expect(await directionsIn(description(page))).toEqual(['rtl', 'rtl', 'rtl', 'rtl', 'ltr']);
});
