import { IconTags } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { WebKind } from '../../../lib/kinds/index.ts';

const list = (projectSlug: string) => linkOptions({ to: '/projects/$projectSlug/tags', params: { projectSlug } });

/** What tags say of themselves to screens that show several kinds. A tag has no screen of its own. */
export const tagKind: WebKind = { icon: IconTags, key: 'g', list, one: list };
