import { useLoadedSoon } from '../on-demand/use-loaded.ts';
import type { ConfirmDialogProps } from './confirm-frame.tsx';

const loadFrame = () => import('./confirm-frame.tsx');

/** Asks for confirmation before an action that is hard to undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const Frame = useLoadedSoon(props.opened, loadFrame, props.onClose);
  return Frame && <Frame {...props} />;
}
