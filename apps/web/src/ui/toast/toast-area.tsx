import { limits } from '@foreglow/contract';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Toaster } from 'sonner';
import { useColorScheme } from '../../lib/browser/index.ts';
import { tellAreaStands } from './notify.ts';
import './toast.css';

const { toast } = limits;

/** The area at the top right in which toasts appear. */
export default function ToastArea() {
  const { t } = useTranslation('ui');
  const scheme = useColorScheme();
  useEffect(tellAreaStands, []);
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
        toastOptions={{ closeButtonAriaLabel: t('close') }}
      />
    </div>
  );
}

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
