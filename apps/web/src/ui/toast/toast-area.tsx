import { limits } from '@foreglow/contract';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Toaster } from 'sonner';
import { useColorScheme } from '#lib/browser/color-scheme.ts';
import { inPart } from '../part/part.tsx';
import { reportAreaReady } from './notify.ts';
import { useToastPlace } from './use-toast-place.ts';
import './toast.css';
import { IconAlertTriangle, IconCircleCheck, IconExclamationCircle, IconInfoCircle, IconX } from '@tabler/icons-react';

const icon = { size: 19, stroke: 1.7, 'aria-hidden': true } as const;

/** The icons of the types of toasts, and that of their close button. */
const toastIcons = {
  success: <IconCircleCheck {...icon} />,
  info: <IconInfoCircle {...icon} />,
  warning: <IconAlertTriangle {...icon} />,
  error: <IconExclamationCircle {...icon} />,
  close: <IconX size={16} stroke={1.7} aria-hidden="true" />,
};

const { toast } = limits;

/** Toasts appear at the top right, below the header of the page, so that they do not cover its buttons. */
const toastOffset = { top: 'var(--toasts-top)', right: 24 };
const toastOffsetNarrow = { top: 'var(--toasts-top)', left: 12, right: 12 };

/** The area at the top right in which toasts appear. */
function ToastArea() {
  const { t } = useTranslation('ui');
  const scheme = useColorScheme();
  useEffect(reportAreaReady, []);
  useToastPlace();
  return (
    <div {...useShortSwipe()}>
      <Toaster
        position="top-right"
        theme={scheme}
        closeButton
        duration={toast.durationMs}
        gap={toast.gapPx}
        visibleToasts={toast.visible}
        hotkey={[...toast.hotkey]}
        containerAriaLabel={t('notifications')}
        icons={toastIcons}
        offset={toastOffset}
        mobileOffset={toastOffsetNarrow}
        toastOptions={{ closeButtonAriaLabel: t('close') }}
      />
    </div>
  );
}

export default inPart(ToastArea);

/** The library closes a toast dragged by 45 px; the specification says 20, to the right or upwards. */
function useShortSwipe() {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUpCapture: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from || !(event.target instanceof Element)) return;
      const way = Math.max(event.clientX - from.x, from.y - event.clientY);
      if (way < toast.swipeThresholdPx) return;
      event.target.closest('[data-sonner-toast]')?.querySelector<HTMLButtonElement>('[data-close-button]')?.click();
    },
  };
}
