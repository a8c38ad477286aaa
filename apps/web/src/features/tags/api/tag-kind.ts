import { IconTags } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { WebKind } from '#lib/kinds/web-kind.ts';

const list = (projectSlug: string) => linkOptions({ to: '/projects/$projectSlug/tags', params: { projectSlug } });

/** What screens that show several kinds need to know about tags. A single tag has no screen. */
export const tagKind: WebKind = { icon: IconTags, key: 'g', list, one: list };
