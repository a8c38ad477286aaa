export { Actor, type Authorized, type SignedIn } from './actor.ts';
export type { CallContext, HandlersOf } from './call-context.ts';
