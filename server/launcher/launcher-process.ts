import { rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { type Group, type Order, startGroup, streams } from './group.ts';
import type { Report, Request } from './messages.ts';

/** The process that a Launcher starts. It has no state beyond its messages, and ends with its parent. */
const [folder = ''] = process.argv.slice(2);
const sockets = new Map<number, Map<string, Socket>>();
const groups = new Map<number, Group>();

const report = (what: Report) => process.send?.(what, undefined, {}, () => {});

function start(id: number, order: Order): void {
  const given = sockets.get(id) ?? new Map<string, Socket>();
  sockets.delete(id);
  let group: Group;
  try {
    group = startGroup(
      order,
      streams(order).map((name) => given.get(name) ?? 'pipe'),
    );
  } catch (error) {
    report({ id, failed: String(error) });
    return;
  } finally {
    // The program has descriptors of its own; its end is seen only when no other is open.
    for (const socket of given.values()) socket.destroy();
  }
  groups.set(id, group);
  if (group.child.pid !== undefined) report({ id, pid: group.child.pid });
  group.ended
    .then(
      (ending) => report({ id, ending }),
      (error) => report({ id, failed: String(error) }),
    )
    .finally(() => groups.delete(id));
}

process.on('message', (request: Request, socket?: Socket) => {
  const { id } = request;
  if ('order' in request) start(id, request.order);
  else if ('end' in request) groups.get(id)?.end();
  else if (socket) {
    // It may be closed from afar before it is used.
    socket.on('error', () => {});
    const given = sockets.get(id) ?? new Map<string, Socket>();
    sockets.set(id, given.set(request.stream, socket));
  }
});

process.once('disconnect', () => {
  for (const { end } of groups.values()) end();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});

report({ ready: true });
