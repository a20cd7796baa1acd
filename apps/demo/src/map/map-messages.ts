import type { MapScene, MapView, MapZoom } from './draw-map.ts';
import type { MapGraph } from './map-layout.ts';

/** What the worker of a map is told first. */
export interface MapContent extends MapGraph {
  readonly nodes: MapScene['nodes'];
}

/** How the map is to be drawn; told whenever that changes. */
export interface MapLook
  extends Pick<MapView, 'width' | 'height'>,
    Pick<MapScene, 'chosen' | 'ink' | 'ground'> {
  readonly zoom: MapZoom;
  /** Pixels of the screen per CSS pixel. */
  readonly ratio: number;
}

export type MapRequest = { readonly content: MapContent } | { readonly look: MapLook };

/** Where the nodes of a map are, as its worker places them. */
export interface MapPlaces {
  /** x and y of each node in turn; empty until the first are there. */
  readonly places: Float32Array;
  readonly isMoving: boolean;
}

export type MapReply = { readonly found: MapPlaces } | { readonly picture: ImageBitmap };
