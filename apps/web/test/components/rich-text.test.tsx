import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerProject } from './support/answered-project.ts';
import { open, server, standInForEachTest } from './support/app.tsx';
import { insight } from './support/conclusions.ts';
import { project, workspace } from './support/samples.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const saving = 'PATCH /v1/projects/{id}/insights/{conclusionId}';

const answerInsight = (description: string | null) =>
  server.on('GET /v1/projects/{id}/insights/{conclusionId}', () => insight({ description }));

beforeEach(() => {
  answerProject(desk, scan)
    .on('GET /v1/projects/{id}/comments', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({ data: [] }))
    .on(saving, () => insight());
  answerInsight(null);
});

const text = () => page.getByRole('main').getByRole('textbox', { name: 'What it says' });

/** Pastes HTML at the cursor, like a browser in which it was copied from another program. */
function paste(html: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  text()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

interface Sent {
  readonly data: { readonly attributes: { readonly description: string | null } };
}

/** Saves the insight, and returns its text as it was sent. */
async function savedText(): Promise<string | null> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => server.calls(saving).length).toBe(1);
  const [sent] = server.calls(saving).map(({ body }) => (body as Sent).data.attributes.description);
  return sent ?? null;
}

/** A paragraph of a list as Word copies it. */
const item = (list: number, sign: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l${list} level1 lfo${list}'><![if !supportLists]><span><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp;</span></span></span><![endif]>${words}</p>`;

test('numbers from Word keep their values, and stay apart from the bullets above them', async () => {
  await open('/projects/p/insights/edit/i');
  await text().click();
  paste(
    `<html><body>${item(0, '·', 'Bullet')}${item(1, '1.', 'First')}${item(1, '2.', 'Second')}<p>In between</p>${item(1, '3.', 'Third')}</body></html>`,
  );
  expect(await savedText()).toBe('- Bullet\n\n1. First\n2. Second\n\nIn between\n\n3. Third');
});

test('the blocks of a pasted cell stay separate words', async () => {
  await open('/projects/p/insights/edit/i');
  await text().click();
  paste('<table><tr><th>Name</th></tr><tr><td><div>Total</div>42</td></tr></table>');
  expect(await savedText()).toContain('| Total 42 |');
});

test('pictures and tasks that are cut and pasted elsewhere in the text stay what they are', async () => {
  const stored = '![A stage](https://example.org/p.png)\n\n<div>HTML</div>\n\n- [x] done\n- [ ] open';
  answerInsight(stored);
  await open('/projects/p/insights/edit/i');
  await text().click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.cut();
  await expect.element(text()).toHaveTextContent('');
  await userEvent.paste();
  await userEvent.keyboard('!');
  expect(await savedText()).toBe(`${stored}!`);
});

test('Enter on a button of the form for a link presses that button', async () => {
  answerInsight('[here](https://example.org)');
  await open('/projects/p/insights/edit/i');
  const address = page.getByRole('textbox', { name: 'Address of the link' });
  await text().click();
  await userEvent.keyboard('{Control>}k{/Control}');
  await address.fill('https://example.com');
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => address.elements()).toEqual([]);
  await expect.element(text().getByRole('link')).toHaveAttribute('href', 'https://example.org');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(address).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.poll(() => text().getByRole('link').elements()).toEqual([]);
  expect(await savedText()).toBe('here');
});
