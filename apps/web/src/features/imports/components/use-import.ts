import type { ImportAttributes, ImportProgress } from '@foreglow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { refreshCards } from '#features/cards/api/refresh-cards.ts';
import { lightUp } from '#features/cards/components/created/made.ts';
import { importCards } from '../api/import-cards.ts';
import { hasAddedNothing } from '../rules/failed-import.rules.ts';
import { leftOutOf } from '../rules/left-out.rules.ts';
import { chosenColumns } from '../rules/mapping.rules.ts';
import { changedReading, firstReading, type Reading } from '../rules/reading.rules.ts';

/** The last check of a file that did not fail. */
interface Checked {
  readonly result: ImportAttributes;
  readonly reading: Reading;
}

/** The progress of an import. */
export type Stage =
  | { readonly name: 'choose' }
  | {
      readonly name: 'checking';
      readonly file: File;
      readonly progress?: ImportProgress;
      readonly result?: ImportAttributes;
      readonly checked?: Checked;
    }
  | { readonly name: 'refused'; readonly file: File; readonly error: unknown; readonly checked?: Checked }
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
  const [reading, setReading] = useState(firstReading);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const check = async (file: File, wanted: Reading, before?: ImportAttributes, checked?: Checked) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setReading(wanted);
    setStage({ name: 'checking', file, result: before, checked });
    const onProgress = (progress: ImportProgress) =>
      !control.signal.aborted && setStage({ name: 'checking', file, progress, result: before, checked });
    try {
      const result = await importCards({
        projectSlug,
        file,
        dryRun: true,
        keepDuplicates: false,
        reading: wanted,
        onProgress,
        signal: control.signal,
      });
      if (!control.signal.aborted) setStage({ name: 'checked', file, result });
    } catch (error) {
      if (!control.signal.aborted) setStage({ name: 'refused', file, error, checked });
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
        card_slugs: slugs = [],
      } = await importCards({ projectSlug, file, dryRun: false, keepDuplicates, reading, onProgress });
      setStage({ name: 'done', file, created: counts.created ?? 0, leftOut: leftOutOf(rows, keepDuplicates) });
      lightUp(projectSlug, slugs);
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
    reading,
    choose: (file: File) => {
      setKeepDuplicates(false);
      void check(file, firstReading);
    },
    /** Checks the file again, read in another way. */
    reread: (change: Partial<Reading>) => {
      if (stage.name === 'choose' || stage.name === 'writing' || stage.name === 'done') return;
      const wanted = changedReading(reading, change);
      if (stage.name === 'refused') return void check(stage.file, wanted, undefined, stage.checked);
      const { mapping, leftOut } = wanted;
      const before =
        stage.result && mapping && leftOut
          ? { ...stage.result, columns: chosenColumns(stage.result.columns, { mapping, leftOut }) }
          : stage.result;
      const checked = stage.name === 'checked' ? { result: stage.result, reading } : stage.checked;
      void check(stage.file, wanted, before, checked);
    },
    commit: () => void commit(),
    /** Repeats the check after an import whose outcome is not known. */
    checkAgain: () => {
      if (stage.name === 'checked') void check(stage.file, reading, stage.result);
    },
    /** Repeats the check that failed, read in the same way. */
    retry: () => {
      if (stage.name === 'refused') void check(stage.file, reading, undefined, stage.checked);
    },
    /** Returns to the last check that did not fail. */
    goBack: () => {
      if (stage.name !== 'refused' || !stage.checked) return;
      setReading(stage.checked.reading);
      setStage({ name: 'checked', file: stage.file, result: stage.checked.result });
    },
    restart: () => {
      running.current?.abort();
      setStage({ name: 'choose' });
    },
  };
}
