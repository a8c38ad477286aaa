import type { ImportAttributes, ImportProgress } from '@foreglow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { lightUp, refreshCards } from '../../cards/index.ts';
import { importCards } from '../api/import-cards.ts';
import type { Mapping } from '../rules/mapping.rules.ts';

/** How far an import is. */
export type Stage =
  | { readonly name: 'choose' }
  | {
      readonly name: 'checking';
      readonly file: File;
      readonly progress?: ImportProgress;
      readonly result?: ImportAttributes;
    }
  | { readonly name: 'refused'; readonly file: File; readonly error: unknown }
  | { readonly name: 'checked'; readonly file: File; readonly result: ImportAttributes; readonly error?: unknown }
  | {
      readonly name: 'writing';
      readonly file: File;
      readonly progress?: ImportProgress;
      readonly result: ImportAttributes;
    }
  | { readonly name: 'done'; readonly file: File; readonly created: number };

/** Takes a file through its dry run into the project. */
export function useImport(projectSlug: string) {
  const client = useQueryClient();
  const [stage, setStage] = useState<Stage>({ name: 'choose' });
  const [keepDuplicates, setKeepDuplicates] = useState(false);
  const mapping = useRef<Mapping>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const check = async (file: File, wanted: Mapping | undefined, before?: ImportAttributes) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    mapping.current = wanted;
    setStage({ name: 'checking', file, result: before });
    const onProgress = (progress: ImportProgress) =>
      !control.signal.aborted && setStage({ name: 'checking', file, progress, result: before });
    try {
      const result = await importCards({
        projectSlug,
        file,
        dryRun: true,
        keepDuplicates: false,
        mapping: wanted,
        onProgress,
        signal: control.signal,
      });
      if (!control.signal.aborted) setStage({ name: 'checked', file, result });
    } catch (error) {
      if (!control.signal.aborted) setStage({ name: 'refused', file, error });
    }
  };

  const commit = async () => {
    if (stage.name !== 'checked') return;
    const { file, result } = stage;
    setStage({ name: 'writing', file, result });
    const onProgress = (progress: ImportProgress) => setStage({ name: 'writing', file, result, progress });
    try {
      const { counts, first_card_slug: first } = await importCards({
        projectSlug,
        file,
        dryRun: false,
        keepDuplicates,
        mapping: mapping.current,
        onProgress,
      });
      setStage({ name: 'done', file, created: counts.created ?? 0 });
      if (first) lightUp(projectSlug, [first]);
      void refreshCards(client);
    } catch (error) {
      setStage({ name: 'checked', file, result, error });
    }
  };

  return {
    stage,
    keepDuplicates,
    setKeepDuplicates,
    choose: (file: File) => {
      setKeepDuplicates(false);
      void check(file, undefined);
    },
    remap: (wanted: Mapping) => {
      if (stage.name === 'choose' || stage.name === 'done') return;
      void check(stage.file, wanted, 'result' in stage ? stage.result : undefined);
    },
    commit: () => void commit(),
    restart: () => {
      running.current?.abort();
      setStage({ name: 'choose' });
    },
  };
}
