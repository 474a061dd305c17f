interface Flight<Result> {
  readonly result: Promise<Result>;
  readonly controller: AbortController;
  waiting: number;
}

/** Shares one run of work between concurrent callers, and aborts it when nobody waits any more. */
export interface SingleFlight<Result> {
  /**
   * Joins the work of that name, or starts it. `leaving` signals that this caller does not wait any more: the last to leave
   * aborts the work's signal.
   */
  join(name: string, work: (signal: AbortSignal) => Promise<Result>, leaving?: AbortSignal): Promise<Result>;
}

export function createSingleFlight<Result>(): SingleFlight<Result> {
  const flights = new Map<string, Flight<Result>>();

  const begin = (name: string, work: (signal: AbortSignal) => Promise<Result>): Flight<Result> => {
    const controller = new AbortController();
    const result = work(controller.signal).finally(() => {
      if (flights.get(name) === flight) flights.delete(name);
    });
    const flight: Flight<Result> = { result, controller, waiting: 0 };
    flights.set(name, flight);
    return flight;
  };

  return {
    join(name, work, leaving) {
      const flight = flights.get(name) ?? begin(name, work);
      flight.waiting += 1;
      const leave = () => {
        flight.waiting -= 1;
        if (flight.waiting > 0) return;
        // The next caller starts new work, and does not share what was aborted.
        if (flights.get(name) === flight) flights.delete(name);
        flight.controller.abort();
      };
      leaving?.addEventListener('abort', leave, { once: true });
      return flight.result.finally(() => leaving?.removeEventListener('abort', leave));
    },
  };
}
