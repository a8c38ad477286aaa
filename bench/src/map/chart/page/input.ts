/** Sends the events of a browser when a mouse is moved: the pointer event, then the mouse event. */
export function moveMouse(target: Element, x: number, y: number, isPressed = false): void {
  send(target, 'move', x, y, isPressed ? 1 : 0);
}

export function pressMouse(target: Element, x: number, y: number): void {
  send(target, 'down', x, y, 1);
}

export function releaseMouse(target: Element, x: number, y: number): void {
  send(target, 'up', x, y, 0);
}

export function turnWheel(target: Element, x: number, y: number, deltaY: number): void {
  const options = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, deltaY };
  target.dispatchEvent(new WheelEvent('wheel', options));
}

function send(target: Element, what: 'move' | 'down' | 'up', x: number, y: number, buttons: number): void {
  const options = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, buttons };
  const pointer = { ...options, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  target.dispatchEvent(new PointerEvent(`pointer${what}`, pointer));
  target.dispatchEvent(new MouseEvent(`mouse${what}`, options));
}
