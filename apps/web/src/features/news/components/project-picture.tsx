import type { TileAttributes } from '@foreglow/contract';
import { RadarSketch } from '#features/radars/components/list/radar-sketch.tsx';
import styles from './project-picture.module.css';
import { Relief } from './relief.tsx';

/** The picture of a project: the landscape of its map, in which its newest radar rises. */
export function ProjectPicture({ tile }: { readonly tile: TileAttributes | undefined }) {
  const { relief = null, radar = null } = tile ?? {};
  return (
    <div className={styles.picture}>
      <Relief relief={relief} />
      {radar && (
        <div className={styles.radar}>
          <RadarSketch domains={radar.domains} rings={radar.rings} preview={radar.preview} bare />
        </div>
      )}
    </div>
  );
}
