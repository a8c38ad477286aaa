import { contentsOfFormat, exportContents, exportFormats } from '@foreglow/contract';
import { describe, expect, it } from 'vitest';
import { formatAfter, formatsFor } from './choices.rules.ts';

describe('formats of an export', () => {
  it('are those that can hold the content', () => {
    expect(formatsFor('brief')).toEqual(['pdf']);
    expect(formatsFor('cards')).toEqual(exportFormats);
    expect(formatsFor('project')).not.toContain('pptx');
  });

  it('stay chosen as long as they can hold the content', () => {
    for (const content of exportContents) {
      for (const format of exportFormats) {
        const next = formatAfter(content, format);
        expect(contentsOfFormat[next]).toContain(content);
        if (contentsOfFormat[format].includes(content)) expect(next).toBe(format);
      }
    }
  });
});
