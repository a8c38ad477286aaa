import type { Outside } from '../../../platform/outside/outside.ts';
import { Openverse } from './openverse.ts';
import type { PhotoSource } from './photo-source.ts';
import { Unsplash } from './unsplash.ts';

export interface PhotoSettings {
  /** Access key for Unsplash; undefined: photos come from Openverse alone. */
  readonly unsplashKey: string | undefined;
  /** Addresses of the services; undefined: where they really are. */
  readonly addresses: { readonly unsplash: string; readonly openverse: string } | undefined;
}

const realAddresses = { unsplash: 'https://api.unsplash.com', openverse: 'https://api.openverse.org' };

/** Where the pictures of a stock photo search lie, which Unsplash wants to be shown from there. */
export const pictureOrigins: readonly string[] = [
  'https://images.unsplash.com',
  'https://plus.unsplash.com',
  'https://api.openverse.org',
];

/** The services that have stock photos, in the order in which they are asked. */
export function openPhotoSources(
  outside: Outside,
  { unsplashKey, addresses = realAddresses }: PhotoSettings,
): readonly PhotoSource[] {
  return [
    ...(unsplashKey ? [new Unsplash(outside, addresses.unsplash, unsplashKey)] : []),
    new Openverse(outside, addresses.openverse),
  ];
}
