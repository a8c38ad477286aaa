import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';

/** Opens an empty window for the speaker; undefined if the browser does not allow it. */
export function openSpeakerWindow(title: string): Window | undefined {
  const view = window.open('', '', 'popup,width=900,height=700');
  if (!view) return undefined;
  view.document.title = title;
  view.document.documentElement.lang = document.documentElement.lang;
  // The styles of the page, which the window does not have.
  for (const style of document.querySelectorAll('style, link[rel="stylesheet"]')) {
    view.document.head.append(view.document.importNode(style, true));
  }
  return view;
}

interface SpeakerWindowProps {
  readonly view: Window;
  /** The window was closed by the person. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** Renders its content into another window, which is closed with the presentation. */
export function SpeakerWindow({ view, onClosed, children }: SpeakerWindowProps) {
  const closed = useEffectEvent(onClosed);
  useEffect(() => {
    const onHide = () => closed();
    view.addEventListener('pagehide', onHide);
    return () => {
      view.removeEventListener('pagehide', onHide);
      view.close();
    };
  }, [view]);
  return createPortal(children, view.document.body);
}
