import type { Outside } from '#platform/outside/outside.ts';
import { Openverse } from './openverse.ts';
import type { PhotoSource } from './photo-source.ts';
import { Unsplash } from './unsplash.ts';

export interface PhotoSettings {
  /** Access key for Unsplash; if undefined, photos come from Openverse only. */
  readonly unsplashKey: string | undefined;
  /** Addresses of the services; if undefined, their public addresses are used. */
  readonly addresses: { readonly unsplash: string; readonly openverse: string } | undefined;
}

const realAddresses = { unsplash: 'https://api.unsplash.com', openverse: 'https://api.openverse.org' };

/** The origins of photos in search results. Unsplash requires them to be shown from its own servers. */
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
