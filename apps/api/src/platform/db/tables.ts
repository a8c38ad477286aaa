import { type AssistanceTables, assistanceColumns } from './tables/assistance.ts';
import { type AttachmentTables, attachmentColumns } from './tables/attachments.ts';
import { type BriefTables, briefColumns } from './tables/briefs.ts';
import { type CardImageTables, cardImageColumns } from './tables/card-images.ts';
import { type CardTables, cardColumns } from './tables/cards.ts';
import type { Described } from './tables/columns.ts';
import { type CommentTables, commentColumns } from './tables/comments.ts';
import { type ConclusionTables, conclusionColumns } from './tables/conclusions.ts';
import { type ExportTables, exportColumns } from './tables/exports.ts';
import { type InstallationTables, installationColumns } from './tables/installation.ts';
import { type PeopleTables, peopleColumns } from './tables/people.ts';
import { type PlaceTables, placeColumns } from './tables/places.ts';
import { type ProjectEventTables, projectEventColumns } from './tables/project-events.ts';
import { type RadarTables, radarColumns } from './tables/radars.ts';
import { type ReachOutTables, reachOutColumns } from './tables/reach-out.ts';
import { type SimilarityTables, similarityColumns } from './tables/similarity.ts';

/**
 * The described schema: the columns of every table, for TypeScript (`Tables`) and for the check that the migrated
 * database agrees (`describedColumns`, checked against `Tables` by the compiler). Each subject has a file in `tables/`.
 */
export interface Tables
  extends PeopleTables,
    PlaceTables,
    CardTables,
    CardImageTables,
    AttachmentTables,
    BriefTables,
    ProjectEventTables,
    CommentTables,
    ConclusionTables,
    ExportTables,
    RadarTables,
    SimilarityTables,
    ReachOutTables,
    AssistanceTables,
    InstallationTables {}

export const describedColumns: Described<Tables> = {
  ...peopleColumns,
  ...placeColumns,
  ...cardColumns,
  ...cardImageColumns,
  ...attachmentColumns,
  ...briefColumns,
  ...projectEventColumns,
  ...commentColumns,
  ...conclusionColumns,
  ...exportColumns,
  ...radarColumns,
  ...similarityColumns,
  ...reachOutColumns,
  ...assistanceColumns,
  ...installationColumns,
};
