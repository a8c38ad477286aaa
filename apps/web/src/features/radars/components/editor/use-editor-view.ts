import type { RadarAttributes } from '@foreglow/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type EditorView,
  editorSearch,
  editorSearchFrom,
  editorViewFrom,
} from '#features/radars/rules/editor-view.rules.ts';
import { notify } from '#ui/toast/notify.ts';

type WithBlips = Pick<RadarAttributes, 'blips'>;

/**
 * The state of the editor, which is in its address. If the blip of an open form no longer exists, the form closes.
 * `radar` is the radar with the user's edits, `saved` the one without them.
 */
export function useEditorView(radar: WithBlips, saved: WithBlips) {
  const { t } = useTranslation('radars');
  const navigate = useNavigate();
  const view = editorViewFrom(editorSearch(useSearch({ strict: false })));
  const show = (next: Partial<EditorView>) =>
    void navigate({
      to: '.',
      search: { ...editorSearchFrom({ ...view, ...next }) },
      replace: true,
      resetScroll: false,
    });
  const chosen = radar.blips.find(({ id }) => id === view.blip);
  const isSaved = saved.blips.some(({ id }) => id === view.blip);
  const label = chosen?.label;
  const opened = useRef<{ id: string; label: string; wasSaved: boolean }>(undefined);
  const onGone = useEffectEvent(() => {
    if (view.blip === '' || opened.current?.id !== view.blip) return;
    // Otherwise it was the user's own new blip, which was refused.
    if (opened.current.wasSaved) notify.info(t('blipGone', { label: opened.current.label }));
    show({ blip: '' });
  });
  useEffect(() => {
    if (label === undefined) onGone();
    else opened.current = { id: view.blip, label, wasSaved: isSaved };
  }, [label, view.blip, isSaved]);
  return { view, show, chosen };
}
