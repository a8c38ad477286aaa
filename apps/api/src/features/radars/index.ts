export { composeRadars, type RadarsApi, replaceBlipCards } from './compose.ts';
export { changeRadar, emptyRadar } from './content/radar-change.rules.ts';
export { createRadar, writeContent } from './content/write-content.ts';
export { currentRadar } from './dumps/current-radar.ts';
export { firstWords } from './dumps/first-words.rules.ts';
export { type DumpAddress, publishRadar } from './dumps/publish-radar.ts';
export type { Radar } from './radar.ts';
export { RadarsReadModel } from './radars.read-model.ts';
export type { FoundRadar } from './radars.service.ts';
