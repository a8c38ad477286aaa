import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { reportTo } from '#lib/reports/failures.ts';
import { LoadedPart } from '#ui/on-demand/loaded-part.tsx';
import { Part } from '#ui/part/part.tsx';

let root: Root;
let reported: unknown[];
let isBroken: boolean;

beforeEach(() => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  reported = [];
  reportTo((failure) => reported.push(failure));
  isBroken = false;
  // React writes every error that it catches.
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => written.mockRestore());
});

afterEach(() => {
  root.unmount();
  reportTo(undefined);
  document.body.replaceChildren();
});

function Count() {
  const [count, setCount] = useState(0);
  if (isBroken) throw new Error('This part is broken.');
  return (
    <p>
      {count % 2 === 0 && 'Even: '}
      {count}
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
    </p>
  );
}

const loadCount = async () => ({ default: Count });
const parts = {
  'a part': (
    <Part>
      <Count />
    </Part>
  ),
  'a part that is loaded': <LoadedPart load={loadCount} props={{}} />,
};

test.each(Object.entries(parts))('%s that breaks is replaced by a notice, and can be tried again', async (_, part) => {
  root.render(
    <>
      <input aria-label="Beside it" />
      {part}
    </>,
  );
  const beside = page.getByRole('textbox', { name: 'Beside it' });
  const more = page.getByRole('button', { name: 'More' });
  await beside.fill('typed');
  await expect.element(more).toBeVisible();
  isBroken = true;
  await more.click();
  const again = page.getByRole('alert').getByRole('button');
  await expect.element(again).toBeVisible();
  await expect.element(beside).toHaveValue('typed');
  expect(reported).toMatchObject([{ kind: 'screen', error: { message: 'This part is broken.' } }]);
  // It is still broken.
  await again.click();
  await expect.poll(() => reported.length).toBe(2);
  isBroken = false;
  await again.click();
  await expect.element(more).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a part whose text something else has removed begins anew by itself', async () => {
  root.render(parts['a part']);
  const more = page.getByRole('button', { name: 'More' });
  await expect.element(more).toBeVisible();
  const place = document.querySelector('p');
  place?.firstChild?.remove();
  await more.click();
  // The control: the change could not be made.
  await expect.poll(() => reported).toMatchObject([{ error: { name: 'NotFoundError' } }]);
  await expect.element(page.getByText(/^Even: 0/)).toBeVisible();
  expect(document.contains(place)).toBe(false);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a part that is loaded once more keeps its state', async () => {
  const ends: (() => void)[] = [];
  const load = () =>
    new Promise<{ readonly default: typeof Count }>((resolve) => {
      ends.push(() => resolve({ default: Count }));
    });
  const [first, second] = [
    <LoadedPart key={1} load={load} props={{}} />,
    <LoadedPart key={2} load={load} props={{}} />,
  ];
  root.render([first, second]);
  await expect.poll(() => ends.length).toBe(2);
  ends[0]?.();
  const more = page.getByRole('button', { name: 'More' }).first();
  await more.click();
  await expect.element(page.getByText(/^1/)).toBeVisible();
  ends[1]?.();
  await expect.element(page.getByText(/^Even: 0/)).toBeVisible();
  root.render([<LoadedPart key={1} load={load} props={{}} />, second]);
  await more.click();
  await expect.element(page.getByText(/^Even: 2/)).toBeVisible();
});
