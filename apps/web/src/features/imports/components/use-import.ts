import type { ImportAttributes, ImportProgress } from '@foreglow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { lightUp, refreshCards } from '../../cards/index.ts';
import { importCards } from '../api/import-cards.ts';
import { hasAddedNothing } from '../rules/failed-import.rules.ts';
import { leftOutOf } from '../rules/left-out.rules.ts';
import { type Mapping, mappedColumns } from '../rules/mapping.rules.ts';

/** The progress of an import. */
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
  | {
      readonly name: 'done';
      readonly file: File;
      readonly created: number;
      readonly leftOut: ImportAttributes['rows'];
    };

/** Runs the import of a file, from the dry run to the created cards. */
export function useImport(projectSlug: string) {
  const client = useQueryClient();
  const [stage, setStage] = useState<Stage>({ name: 'choose' });
  const [keepDuplicates, setKeepDuplicates] = useState(false);
  const [repairText, setRepairText] = useState(true);
  const mapping = useRef<Mapping>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const check = async (file: File, wanted: Mapping | undefined, repair: boolean, before?: ImportAttributes) => {
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
        repairText: repair,
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
      const {
        counts,
        rows,
        first_card_slug: first,
      } = await importCards({
        projectSlug,
        file,
        dryRun: false,
        keepDuplicates,
        repairText,
        mapping: mapping.current,
        onProgress,
      });
      setStage({ name: 'done', file, created: counts.created ?? 0, leftOut: leftOutOf(rows, keepDuplicates) });
      if (first) lightUp(projectSlug, [first]);
      void refreshCards(client);
    } catch (error) {
      // Cards that have been added after all would be the next duplicates.
      if (!hasAddedNothing(error)) setKeepDuplicates(false);
      setStage({ name: 'checked', file, result, error });
    }
  };

  return {
    stage,
    keepDuplicates,
    setKeepDuplicates,
    repairText,
    choose: (file: File) => {
      setKeepDuplicates(false);
      setRepairText(true);
      void check(file, undefined, true);
    },
    remap: (wanted: Mapping) => {
      if (stage.name === 'choose' || stage.name === 'writing' || stage.name === 'done') return;
      const before = 'result' in stage ? stage.result : undefined;
      void check(
        stage.file,
        wanted,
        repairText,
        before && { ...before, columns: mappedColumns(before.columns, wanted) },
      );
    },
    setRepairText: (repair: boolean) => {
      if (stage.name !== 'checked' && stage.name !== 'checking') return;
      setRepairText(repair);
      void check(stage.file, mapping.current, repair, stage.result);
    },
    commit: () => void commit(),
    /** Repeats the check after an import whose outcome is not known. */
    checkAgain: () => {
      if (stage.name === 'checked') void check(stage.file, mapping.current, repairText, stage.result);
    },
    /** Repeats the check that failed, with the same columns and texts. */
    retry: () => {
      if (stage.name === 'refused') void check(stage.file, mapping.current, repairText);
    },
    restart: () => {
      running.current?.abort();
      setStage({ name: 'choose' });
    },
  };
}
