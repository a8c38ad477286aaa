export { Avatar } from './avatar.tsx';
export { Kbd } from './kbd.tsx';
export { Mark } from './mark.tsx';
export { TagDot } from './tag-dot.tsx';
export { TagLine } from './tag-line.tsx';
