import type { ComponentProps } from 'react';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { BlipDetail } from './blip-detail.tsx';

interface ChosenBlipProps extends Omit<ComponentProps<typeof BlipDetail>, 'blip'> {
  readonly blip: ComponentProps<typeof BlipDetail>['blip'] | undefined;
  /** Whether the dialog is open, on screens that use one. */
  readonly opened: boolean;
}

/** The chosen blip: next to the picture, or in a dialog over it on a narrow screen. */
export default function ChosenBlip({ opened, blip, ...rest }: ChosenBlipProps) {
  const detail = blip && <BlipDetail blip={blip} {...rest} />;
  if (!rest.inDialog) return detail;
  return (
    <Dialog opened={opened} onClose={rest.onClose} title={blip?.label ?? ''}>
      {detail}
    </Dialog>
  );
}
