export { CopyField } from './copy-field.tsx';
export { CopyLinkButton } from './copy-link-button.tsx';
export { useLinkCopy } from './use-link-copy.ts';
