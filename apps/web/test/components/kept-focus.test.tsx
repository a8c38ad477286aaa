import { type ReactNode, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepFocus, useReturnOfFocus } from '../../src/lib/focus/index.ts';

let root: Root;

beforeEach(() => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function Screen({ children }: { readonly children: ReactNode }) {
  useEffect(() => keepFocus(), []);
  return (
    <>
      <a href="#content">Skip to content</a>
      <main tabIndex={-1}>{children}</main>
      <footer>Beside everything</footer>
    </>
  );
}

/** Rows with two buttons each, of which the second one removes the row. */
function Rows() {
  const [rows, setRows] = useState(['a', 'b', 'c']);
  return (
    <section>
      <button type="button" onClick={() => setRows(rows.toReversed())}>
        Turn
      </button>
      {rows.length === 0 && <p>Nothing is left.</p>}
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => setRows([...rows.filter((one) => one !== row), row])}>
              Move {row} down
            </button>
            <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
              Remove {row}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A row that is removed by a question in a dialog. */
function AskedRows() {
  const [rows, setRows] = useState(['a', 'b']);
  const [asked, setAsked] = useState<string>();
  return (
    <>
      {rows.map((row) => (
        <p key={row}>
          <button type="button" onClick={() => setAsked(row)}>
            Remove {row}
          </button>
        </p>
      ))}
      {asked && (
        <Question
          onYes={() => {
            setRows(rows.filter((row) => row !== asked));
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}

function Question({ onYes }: { readonly onYes: () => void }) {
  useReturnOfFocus(true);
  return (
    <div role="dialog" aria-label="Question">
      <button type="button" onClick={onYes}>
        Yes
      </button>
    </div>
  );
}

/** A link to another screen. */
function Screens() {
  const [at, setAt] = useState(1);
  return at === 1 ? (
    <section key="1">
      <button type="button" onClick={() => setAt(2)}>
        Next screen
      </button>
    </section>
  ) : (
    <section key="2">
      <button type="button">Back</button>
    </section>
  );
}

/** A form in the place of the button that opened it. */
function Replaced() {
  const [open, setOpen] = useState(false);
  return (
    <section>
      <button type="button">Before</button>
      <div>
        {open ? (
          <form>
            <button type="button" onClick={() => setOpen(false)}>
              Cancel
            </button>
          </form>
        ) : (
          <button type="button" onClick={() => setOpen(true)}>
            Reply
          </button>
        )}
      </div>
      <button type="button">After</button>
    </section>
  );
}

const show = (content: ReactNode) => root.render(<Screen>{content}</Screen>);
const button = (name: string) => page.getByRole('button', { name });

test('with a removed row the focus goes to the same button of the next row, at the end to the row before', async () => {
  show(<Rows />);
  await button('Remove b').click();
  await expect.element(button('Remove c')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Remove a')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Turn')).toHaveFocus();
});

test('a row that changes its place keeps the focus', async () => {
  show(<Rows />);
  await button('Move a down').click();
  await expect.element(button('Move a down')).toHaveFocus();
  await expect.poll(() => page.getByRole('listitem').last().element().textContent).toContain('Move a down');
});

test('what takes the place of the focused element gets the focus', async () => {
  show(<Replaced />);
  await button('Reply').click();
  await expect.element(button('Cancel')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Reply')).toHaveFocus();
});

test('on another screen the content has the focus, so that the next Tab reaches its first control', async () => {
  show(<Screens />);
  await button('Next screen').click();
  await expect.element(page.getByRole('main')).toHaveFocus();
  await userEvent.tab();
  await expect.element(button('Back')).toHaveFocus();
});

test('a dialog that removed the row of its button gives the focus to the next row', async () => {
  show(<AskedRows />);
  await button('Remove a').click();
  await button('Yes').click();
  await expect.element(button('Remove b')).toHaveFocus();
});

test('after a click beside everything the focus is not brought back when its old element goes', async () => {
  show(<Rows />);
  await button('Move a down').click();
  await expect.element(button('Move a down')).toHaveFocus();
  await page.getByText('Beside everything').click();
  expect(document.activeElement).toBe(document.body);
  const focused: EventTarget[] = [];
  addEventListener('focusin', ({ target }) => target && focused.push(target));
  (button('Remove a').element() as HTMLElement).click();
  await expect.poll(() => button('Remove a').elements()).toEqual([]);
  // The focus that is brought back would come before this one.
  await button('Turn').click();
  await expect.element(button('Turn')).toHaveFocus();
  expect(focused).toEqual([button('Turn').element()]);
});
