export { Avatar } from './avatar.tsx';
export { Kbd } from './kbd.tsx';
export { Mark } from './mark.tsx';
export { type DotColor, TagDot } from './tag-dot.tsx';
