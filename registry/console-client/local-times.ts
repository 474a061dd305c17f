const format = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-IN', {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
    ...{ timeZone, timeZoneName: 'short' },
  });

/** Shows times in the user's time zone, with the zone's name. The server does not know it, and writes times in the shop's zone. */
export function showLocalTimes(root: ParentNode = document, timeZone?: string): void {
  const { format: text } = format(timeZone);
  for (const time of root.querySelectorAll('time')) time.textContent = text(new Date(time.dateTime));
}
