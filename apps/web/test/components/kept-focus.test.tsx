import { type ReactNode, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { giveFocusIfLost } from '#lib/focus/give-focus.ts';
import { keepFocus } from '#lib/focus/keep-focus.ts';
import { useReturnOfFocus } from '#lib/focus/use-return-of-focus.ts';

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

/** A text with its steps, of which the first one has a link besides. */
function Steps() {
  const [step, setStep] = useState(1);
  return (
    <section>
      <article key={step}>
        <button type="button" aria-label="Previous" onClick={() => setStep(step - 1)} />
        <button type="button" aria-label="Next" onClick={() => setStep(step + 1)} />
        {step === 1 && <a href="#source">Source</a>}
        <p>Step {step}</p>
      </article>
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

/** A button that is disabled by the question that it opened, between two others. */
function AskedOnce() {
  const [asked, setAsked] = useState<boolean>();
  return (
    <>
      <button type="button">Before</button>
      <p>
        <button type="button" disabled={asked === false} onClick={() => setAsked(true)}>
          Publish
        </button>
      </p>
      <button type="button">After</button>
      {asked && <Question onYes={() => setAsked(false)} />}
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

/** A link to another screen, below a banner that both screens have. */
function Screens() {
  const [at, setAt] = useState(1);
  return (
    <>
      <div className="banner">
        <button type="button">Remove the sample</button>
      </div>
      {at === 1 ? (
        <div key="1" className="screen">
          <button type="button" onClick={() => setAt(2)}>
            Next screen
          </button>
        </div>
      ) : (
        <div key="2" className="screen">
          <button type="button">Back</button>
        </div>
      )}
    </>
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

test('what takes the place of the focused element gets the focus at the button of the same name', async () => {
  show(<Steps />);
  await button('Next').click();
  await expect.element(page.getByText('Step 2')).toBeVisible();
  await expect.element(button('Next')).toHaveFocus();
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

test('on another screen the content has the focus, and not a button of the banner above it', async () => {
  show(<Screens />);
  await button('Next screen').click();
  await expect.element(page.getByRole('main')).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button('Back')).toHaveFocus();
});

test.each([
  ['nothing had the focus meanwhile', false, 'Before'],
  ['something had it and gave it up', true, undefined],
])('whether the focus that was lost is given back: %s', async (_when, hadFocus, name) => {
  show(<Replaced />);
  await expect.element(button('After')).toBeVisible();
  vi.useFakeTimers();
  try {
    giveFocusIfLost(() => button('Before').element());
    const after = button('After').element() as HTMLElement;
    if (hadFocus) {
      after.focus();
      after.blur();
    }
    vi.runAllTimers();
  } finally {
    vi.useRealTimers();
  }
  expect(document.activeElement).toBe(name === undefined ? document.body : button(name).element());
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

test('a dialog that disabled its button gives the focus to the button after it', async () => {
  show(<AskedOnce />);
  await button('Publish').click();
  await button('Yes').click();
  await expect.element(button('Publish')).toBeDisabled();
  await expect.element(button('After')).toHaveFocus();
});
