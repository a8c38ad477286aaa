import { useLoadedSoon } from '../on-demand/use-loaded.ts';
import type { DialogProps } from './dialog-frame.tsx';

const loadFrame = () => import('./dialog-frame.tsx');

/** A small dialog with a title and a close button. */
export function Dialog(props: DialogProps) {
  const Frame = useLoadedSoon(props.opened, loadFrame, props.onClose);
  return Frame && <Frame {...props} />;
}
