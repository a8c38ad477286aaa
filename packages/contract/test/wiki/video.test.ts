import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVideoAddress, videoFrameOrigins, videoPlayerOf } from '#wiki/video.ts';

const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

describe('a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youTube],
    ['https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=1m30s', `${youTube}?start=90`],
    ['https://youtu.be/dQw4w9WgXcQ?t=42', `${youTube}?start=42`],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youTube],
    ['https://www.youtube.com/live/dQw4w9WgXcQ?start=5', `${youTube}?start=5`],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youTube],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
    [
      'https://stream.mux.com/DS00Spx1CV902MCtPj5WknGlR102V5HFkDe.m3u8',
      'https://player.mux.com/DS00Spx1CV902MCtPj5WknGlR102V5HFkDe',
    ],
    [
      'https://player.mux.com/DS00Spx1CV902MCtPj5WknGlR102V5HFkDe',
      'https://player.mux.com/DS00Spx1CV902MCtPj5WknGlR102V5HFkDe',
    ],
  ])('%s is shown in a frame', (address, src) => {
    expect(videoPlayerOf(address)).toMatchObject({ kind: 'frame', src });
    expect(isVideoAddress(address)).toBe(true);
  });

  it.each(['https://example.org/film.mp4?a=b', 'http://example.org/talks/1'])('%s is played by the browser', (src) => {
    expect(videoPlayerOf(src)).toEqual({ kind: 'native', src });
  });

  it.each([
    'https://www.youtube.com/@channel',
    'https://youtu.be/',
    'https://vimeo.com/about',
    'https://stream.mux.com/',
    'javascript:alert(1)',
    'data:video/mp4;base64,AAAA',
    'film.mp4',
    '',
  ])('%s is not shown', (address) => {
    expect(videoPlayerOf(address)).toEqual({ kind: 'none' });
  });

  it('belongs to a service only if the host is that of the service', () => {
    for (const host of [
      'youtube.com.example.org',
      'notyoutube.com',
      'example.org/youtube.com',
      'vimeo.com.evil.test',
    ]) {
      expect(videoPlayerOf(`https://${host}/watch?v=dQw4w9WgXcQ`).kind).toBe('native');
    }
  });

  it('is never framed from another origin than the three players, whatever its address is', () => {
    const hosts = [
      'youtube.com',
      'www.youtube.com',
      'youtu.be',
      'vimeo.com',
      'player.vimeo.com',
      'stream.mux.com',
      'player.mux.com',
    ];
    const address = fc
      .tuple(fc.constantFrom(...hosts), fc.string({ unit: 'binary' }), fc.string())
      .map(([host, path, value]) => `https://${host}/${path}?v=${value}`);
    fc.assert(
      fc.property(fc.oneof(address, fc.webUrl(), fc.string()), (given) => {
        const player = videoPlayerOf(given);
        if (player.kind === 'frame') expect(videoFrameOrigins).toContain(new URL(player.src).origin);
        if (player.kind === 'native') expect(new URL(player.src).protocol).toMatch(/^https?:$/);
      }),
      { numRuns: 1000 },
    );
  });
});
