import { IconAlertTriangle, IconCircleCheck, IconExclamationCircle, IconInfoCircle, IconX } from '@tabler/icons-react';

const icon = { size: 19, stroke: 1.7, 'aria-hidden': true } as const;

/** The icons of the types of toasts, and that of their close button. */
export const toastIcons = {
  success: <IconCircleCheck {...icon} />,
  info: <IconInfoCircle {...icon} />,
  warning: <IconAlertTriangle {...icon} />,
  error: <IconExclamationCircle {...icon} />,
  close: <IconX size={16} stroke={1.7} aria-hidden="true" />,
};
