import type { GateReport } from '@shop/contracts/registry';
import type { Generated } from 'kysely';
import type { Json, Moment } from '../../platform/db/column-types';

/** A gate report on a set of versions. */
export interface GateReportTable {
  id: Generated<number>;
  env: string;
  /** Identifies the set of versions, by their digests. */
  set_id: string;
  at: Moment;
  report: Json<Omit<GateReport, 'id'>>;
}

/** A page's screenshots, live and with the candidate: JPEG, as base64. */
export interface GatePictureTable {
  report: number;
  place: number;
  live: string;
  candidate: string;
}

/** The states of a gate job. The first two are open: a version has at most one open job in an environment. */
export type GateJobState = 'queued' | 'running' | 'passed' | 'refused' | 'failed' | 'cancelled';

/** A requested run of the gate, which a worker takes from the queue. */
export interface GateJobTable {
  id: Generated<number>;
  env: string;
  remote: string;
  version: string;
  state: GateJobState;
  requested_by: string;
  requested_at: Moment;
  /** Started attempts. A worker whose attempt is over no longer changes the job. */
  attempts: number;
  /** When a queued job may start; the end of the lease of the worker that has it, or had it. */
  due_at: Moment;
  /** The name of the last worker. */
  worker: string | null;
  started_at: Moment | null;
  ended_at: Moment | null;
  /** The stages of the last attempt, in order. */
  stages: Json<readonly { readonly name: string; readonly at: string }[]>;
  /** The current step of a running job, or why it failed or was cancelled. */
  message: string | null;
  /** Whether the worker lists the version as a preview, which ends with the attempt. */
  previewed: boolean;
  report: number | null;
}

/** The workers that have asked for jobs. */
export interface GateWorkerTable {
  env: string;
  name: string;
  seen_at: Moment;
}

/** Migrations by name. A released migration never changes. */
export const gateMigrations = {
  // The gate's reports.
  '0008-gate': [
    `create table registry_gate_report (
      id int generated always as identity primary key,
      env text not null,
      set_id text not null,
      at timestamptz not null,
      report jsonb not null
    )`,
    `create index registry_gate_report_set on registry_gate_report (env, set_id)`,
    `create table registry_gate_picture (
      report int not null references registry_gate_report (id),
      place int not null,
      live text not null,
      candidate text not null,
      primary key (report, place)
    )`,
  ],
  // The queue of requested runs.
  '0026-gate-jobs': [
    `create table registry_gate_job (
      id int generated always as identity primary key,
      env text not null,
      remote text not null,
      version text not null,
      state text not null check (state in ('queued', 'running', 'passed', 'refused', 'failed', 'cancelled')),
      requested_by text not null,
      requested_at timestamptz not null,
      attempts int not null default 0,
      due_at timestamptz not null,
      worker text,
      started_at timestamptz,
      ended_at timestamptz,
      stages jsonb not null default '[]',
      message text,
      previewed boolean not null default false,
      report int references registry_gate_report (id)
    )`,
    `create unique index registry_gate_job_open on registry_gate_job (env, remote, version)
      where state in ('queued', 'running')`,
    `create index registry_gate_job_due on registry_gate_job (due_at) where state in ('queued', 'running') or previewed`,
    `create table registry_gate_worker (
      env text not null,
      name text not null,
      seen_at timestamptz not null,
      primary key (env, name)
    )`,
  ],
};
