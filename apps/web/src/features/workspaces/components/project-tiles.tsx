import type { ProjectAttributes } from '@foreglow/contract';
import type { ReactNode } from 'react';
import { useTiles } from '#features/news/api/read-tiles.ts';
import { NewFlag } from '#features/news/components/new-flag.tsx';
import { ProjectPicture } from '#features/news/components/project-picture.tsx';
import { ProjectTile } from '#features/projects/components/project-tile.tsx';
import { TileGrid } from '#ui/tile/tile.tsx';

interface ProjectTilesProps {
  readonly label: string;
  readonly projects: readonly ProjectAttributes[];
  readonly withWorkspace?: boolean;
  /** Shown until everything on the tiles is loaded. */
  readonly skeleton: ReactNode;
}

/** Projects as tiles, with their pictures, questions and what is new in them. */
export function ProjectTiles({ label, projects, withWorkspace, skeleton }: ProjectTilesProps) {
  const tiles = useTiles({ projects: projects.map(({ slug }) => slug) });
  if (!tiles) return skeleton;
  return (
    <TileGrid label={label}>
      {projects.map((project) => {
        const tile = tiles.get(project.slug);
        return (
          <ProjectTile
            key={project.slug}
            project={project}
            withWorkspace={withWorkspace}
            challenge={tile?.challenge}
            picture={<ProjectPicture tile={tile} />}
            flag={<NewFlag tile={tile} />}
          />
        );
      })}
    </TileGrid>
  );
}
