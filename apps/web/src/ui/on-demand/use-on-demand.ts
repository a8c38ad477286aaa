import { type ComponentType, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { networkError } from '#lib/http/api-error.ts';
import { errorText } from '#lib/http/error-text.ts';
import { inPart } from '../part/part.tsx';
import { notify } from '../toast/notify.ts';

/** The props that a menu or panel receives from the button that opens it. */
export interface OpenedBy {
  readonly id: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
}

/**
 * A button and the menu or panel that it opens. The panel is loaded when the pointer or the focus reaches the button,
 * so that it is ready when it is opened, and not loaded at all if it is not used. `target` are the props of the button
 * and `panel` those of `Panel`, which is undefined until it has been opened and loaded.
 */
export function useOnDemand<Props extends OpenedBy>(
  popup: 'menu' | 'dialog' | 'listbox',
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<Props>>();
  const loadAhead = () => void load().catch(() => undefined);
  const change = (next: boolean) => {
    setOpened(next);
    if (!next || Panel) return;
    load().then(
      (loaded) => setPanel((before: ComponentType<Props> | undefined) => before ?? inPart(loaded.default)),
      () => {
        setOpened(false);
        notify.error(errorText(networkError()));
      },
    );
  };
  const target = {
    id,
    ref: button,
    'aria-haspopup': popup,
    'aria-expanded': opened,
    'aria-controls': opened && Panel ? `${id}-dropdown` : undefined,
    onPointerEnter: loadAhead,
    onFocus: loadAhead,
    onClick: () => change(!opened),
    // The button has the focus until the panel takes it.
    onKeyDown: (event: KeyboardEvent) => {
      if (!opened || event.key !== 'Escape') return;
      event.preventDefault();
      change(false);
    },
  } as const;
  const panel: OpenedBy = { id, button, opened, onChange: change };
  return { Panel, target, panel };
}
