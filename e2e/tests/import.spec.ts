import { expectAccessible } from '../support/axe.ts';
import { signInByApi } from '../support/client.ts';
import { expect, test } from '../support/fixtures.ts';
import { chooseIn } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

const csv = [
  '\uFEFFTitel;Beschreibung;Schlagwörter;Quelle;Datum',
  '"Städte kühlen mit ""grünen"" Dächern";"Erste Zeile',
  'zweite Zeile";Social, Environmental;https://example.org/a;31.01.2026',
  'Züge ohne Fahrer;;Technological;https://example.org/b;2026-01-15',
  'Züge ohne Fahrer;;Technological;https://example.org/c;2026-01-16',
  ';ohne Titel;;https://example.org/d;2026-01-17',
  'Falsche Quelle;;;keine Adresse;gestern',
].join('\r\n');

test('a new user imports the first cards from a file', async ({ page, product }) => {
  await signIn(page, product);
  await page.goto('/create');
  await page.getByLabel('Title', { exact: true }).fill('Cities after 2040');
  await page.getByRole('button', { name: /create/i }).click();
  await page.waitForURL(/\/w\//);
  await page.goto(`${new URL(page.url()).pathname}/create`);
  await page.getByLabel('Title', { exact: true }).fill('January scan');
  await page.getByRole('button', { name: /create/i }).click();
  await page.waitForURL(/\/projects\/.*\/cards/);
  await expect(page.getByRole('heading', { name: 'No cards yet' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'Import a file' }).click();
  await expect(page.getByText('Drop a CSV or Excel file here')).toBeVisible();
  await expectAccessible(page);
  const choose = (buffer: Buffer, name = 'signals.csv') =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await choose(Buffer.from(csv));
  await expect(page.getByRole('button', { name: '2 New' })).toBeVisible();
  await expect(page.getByRole('button', { name: '1 Duplicate' })).toBeVisible();
  await expect(page.getByText('The same title as row 2.')).toBeVisible();
  await expect(page.getByText('“keine Adresse” is not the address of a web page.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '2 Invalid' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);

  // Leaving out the column makes the row with the wrong address valid. A date that cannot be read is only a note.
  const quelle = page.getByRole('combobox', { name: 'Field for the column Quelle' });
  await chooseIn(quelle, 'Leave out');
  await expect(page.getByRole('button', { name: 'Import 3 cards' })).toBeVisible();
  await page.getByRole('button', { name: '3 New' }).click();
  await expect(page.getByText('The date could not be read. The card gets the time of the import.')).toBeVisible();
  await chooseIn(quelle, 'Source');
  await page.getByRole('button', { name: 'Import 2 cards' }).click();
  await expect(page.getByRole('heading', { name: '2 cards added' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '3 rows left out' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose(Buffer.from(csv));
  await expect(page.getByText('Everything in this file is already in the project.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();

  await page.getByRole('main').getByRole('link', { name: 'Cards', exact: true }).click();
  await page.getByRole('link', { name: 'Städte kühlen mit "grünen" Dächern' }).click();
  await expect(page.getByRole('dialog').getByText('Erste Zeile zweite Zeile')).toBeVisible();
});

test('a file that cannot be read is refused with advice', async ({ page, product }) => {
  const project = await (await signInByApi(product)).projectInNewWorkspace('Refusals');
  await signIn(page, product);
  await page.goto(`/projects/${project}/import`);
  const choose = (text: Buffer | string, name = 'signals.csv') =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose(Buffer.from('title\nMärz\0', 'latin1'));
  await expect(page.getByText(/encoding of the file was not recognised/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose('title,text\n"never closed,2\n');
  await expect(page.getByText(/Near line 2 a quotation mark/)).toBeVisible();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose('Was,Wo\nEin Signal,Berlin\n');
  await chooseIn(page.getByRole('combobox', { name: 'Which column contains the titles?' }), 'Was');
  await expect(page.getByRole('button', { name: 'Import 1 card' })).toBeVisible();
});
