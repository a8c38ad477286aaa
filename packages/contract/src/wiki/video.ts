/** The origins of the frames of videos: the players of YouTube (without cookies until it plays), Vimeo and Mux. */
export const videoFrameOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://player.mux.com',
] as const;

/**
 * How a video is shown: in a frame of its service, by the browser itself, or not at all, since its address is not a web
 * address or does not name a video of its service.
 */
export type VideoPlayer =
  | { readonly kind: 'frame'; readonly src: string; readonly service: 'YouTube' | 'Vimeo' | 'Mux' }
  | { readonly kind: 'native'; readonly src: string }
  | { readonly kind: 'none' };

const [youTube, vimeo, mux] = videoFrameOrigins;
const youTubeHosts = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com']);
const videoFile = /\.(?:mp4|m4v|webm|ogv|mov)$/i;
const none = { kind: 'none' } as const;

/** How to show the video at an address. */
export function videoPlayerOf(address: string): VideoPlayer {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return none;
  const host = url.hostname.replace(/^www\./, '');
  if (host === 'youtu.be' || youTubeHosts.has(host)) return framed('YouTube', youTubeFrame(url, host));
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return framed('Vimeo', vimeoFrame(url));
  if (host === 'player.mux.com' || host === 'stream.mux.com') return framed('Mux', muxFrame(url));
  return { kind: 'native', src: url.href };
}

/** Whether an address leads to a video: one of these services, or a file of a kind that browsers play. */
export function isVideoAddress(address: string): boolean {
  const player = videoPlayerOf(address);
  return player.kind === 'frame' || (player.kind === 'native' && videoFile.test(new URL(player.src).pathname));
}

function framed(service: 'YouTube' | 'Vimeo' | 'Mux', src: string | undefined): VideoPlayer {
  return src === undefined ? none : { kind: 'frame', service, src };
}

function youTubeFrame(url: URL, host: string): string | undefined {
  const [, first = '', second = ''] = url.pathname.split('/');
  const inPath = /^(?:embed|shorts|live|v)$/.test(first) ? second : '';
  const id = host === 'youtu.be' ? first : first === 'watch' ? (url.searchParams.get('v') ?? '') : inPath;
  if (!/^[\w-]{6,20}$/.test(id)) return undefined;
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '');
  return `${youTube}/embed/${id}${start > 0 ? `?start=${start}` : ''}`;
}

/** `90`, `90s` or `1h2m3s` in seconds; 0 for anything else. */
function secondsOf(text: string): number {
  const [whole, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  return whole ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : 0;
}

function vimeoFrame(url: URL): string | undefined {
  const parts = url.pathname.split('/').filter(Boolean);
  const at = parts.findIndex((part) => /^\d{5,12}$/.test(part));
  if (at < 0) return undefined;
  // Videos that are not listed are shown with the hash of their link only.
  const hash = url.searchParams.get('h') ?? parts[at + 1] ?? '';
  return `${vimeo}/video/${parts[at]}${/^[0-9a-f]{6,20}$/.test(hash) ? `?h=${hash}` : ''}`;
}

function muxFrame(url: URL): string | undefined {
  const [, first = ''] = url.pathname.split('/');
  const id = first.replace(/\.m3u8$/, '');
  return /^[A-Za-z0-9]{10,80}$/.test(id) ? `${mux}/${id}` : undefined;
}
