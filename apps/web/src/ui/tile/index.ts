export { Tile, TileGrid, TileLink } from './tile.tsx';
export { TileSkeletons } from './tile-skeleton.tsx';
