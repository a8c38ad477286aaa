export { Button, buttonClass, IconButton } from './button.tsx';
export { ButtonLink } from './button-link.tsx';
