/* Generated from the registry by `npm run generate`. Change the schemas, not this file. */
export interface RegistrySchemas {
  readonly AcceptRequest: {
    readonly invitation: string;
    readonly password: string;
  };
  readonly AccountList: {
    readonly items: readonly RegistrySchemas['AccountView'][];
  };
  readonly AccountRequest: {
    /** An environment; all when absent. */
    readonly env?: string | null;
    /** Instead of `role`. */
    readonly grants?: readonly {
      /** An environment, or `*` for all. */
      readonly env: string;
      /** A remote, or `*` for all. */
      readonly remote: string;
      readonly role: 'viewer' | 'shop' | 'gate' | 'publisher' | 'releaser' | 'operator' | 'admin';
    }[];
    readonly name: string;
    /** A remote; all when absent. Required for a publisher or releaser. */
    readonly remote?: string | null;
    readonly role?: 'viewer' | 'shop' | 'gate' | 'publisher' | 'releaser' | 'operator' | 'admin';
  };
  /** A user of the console. */
  readonly AccountView: {
    /** ISO 8601, UTC. */
    readonly createdAt: string;
    readonly createdBy: string;
    readonly disabledAt: string | null;
    readonly grants: readonly RegistrySchemas['Grant'][];
    readonly id: string;
    readonly invitedUntil: string | null;
    readonly name: string;
    /** Whether the user signs in by OpenID Connect, which also determines their roles. */
    readonly openId: boolean;
    /** Whether the account is set up, so that the user can sign in. */
    readonly ready: boolean;
    /** Number of recovery codes left. */
    readonly recoveryCodes: number;
    /** The remote of all grants; null if they have different remotes or all. */
    readonly remote: string | null;
    /** The widest role of the grants, for clients that do not know grants. */
    readonly role: 'viewer' | 'publisher' | 'operator' | 'admin';
  };
  /** The user or token behind a request. Every grant includes read access to everything. */
  readonly Actor: {
    readonly grants: readonly RegistrySchemas['Grant'][];
    readonly name: string;
    /** Whether this is a person who signed in; not set for a token. */
    readonly person?: boolean;
    readonly pipeline?: RegistrySchemas['Pipeline'];
    /** The remote of all grants; null if they have different remotes or all. */
    readonly remote: string | null;
    /** The widest role of the grants, for clients that do not know grants. */
    readonly role: 'viewer' | 'publisher' | 'operator' | 'admin';
  };
  /** A change that needs approval, and its decision. */
  readonly Approval: {
    /** When it was decided; null while it is pending. */
    readonly decidedAt: string | null;
    readonly decidedBy: string | null;
    readonly decidedReason: string | null;
    readonly env: string;
    /** ISO 8601, UTC. */
    readonly expiresAt: string;
    readonly id: number;
    /** Overrides of the change. Approving the change approves them too. */
    readonly overrides: readonly ('force' | 'again' | 'overrule' | 'acknowledge')[];
    readonly reason: string;
    /** The remotes that need approval. */
    readonly remotes: readonly string[];
    /** ISO 8601, UTC. */
    readonly requestedAt: string;
    readonly requestedBy: string;
    /** The resulting release; null for none. */
    readonly seq: number | null;
    readonly status: 'pending' | 'approved' | 'declined' | 'expired';
    /** The change in a few words, such as `promote catalog@1.3.0`. */
    readonly summary: string;
  };
  readonly ApprovalDecision: {
    readonly reason: string;
  };
  /** The remotes whose changes need approval. */
  readonly ApprovalPolicy: {
    /** Remotes whose changes need approval; `*` for all. Empty for none. */
    readonly remotes: readonly ('*' | string)[];
  };
  readonly ApprovalPolicyRequest: {
    readonly reason: string;
    /** Remotes whose changes need approval; `*` for all. Empty for none. */
    readonly remotes: readonly ('*' | string)[];
    /** Requests the approval that is needed to remove a remote. */
    readonly requestApproval?: boolean;
  };
  /** An origin besides the shop’s that versions of a remote may use. */
  readonly ApprovedOrigin: {
    /** ISO 8601, UTC. */
    readonly approvedAt: string;
    readonly approvedBy: string;
    /** For example, `https://maps.example`. */
    readonly origin: string;
    readonly reason: string;
    readonly remote: string;
  };
  /** One published, immutable version of a remote: the record artifact.json. */
  readonly Artifact: {
    /** ISO 8601, UTC. */
    readonly at: string;
    /** What its code uses in browsers, besides its elements and `origins`. Absent in records of older packers: then it is unknown. */
    readonly capabilities?: {
      /** Whether style sheets have global selectors, such as `h1`. */
      readonly globalStyles?: boolean;
      /** Whether it serves pages of the checkout. */
      readonly paymentPages?: boolean;
      /** Keys that it writes to `localStorage`, `sessionStorage` and `IndexedDB`. */
      readonly storage?: readonly string[];
      /** Whether it starts workers. */
      readonly workers?: boolean;
    };
    /** sha256, in hex, over the sorted lines `<path> <sha384>\n` of all files. */
    readonly digest: string;
    /** Names of the endpoints that it adds to the shop’s API client, which all remotes share. Absent in records of older packers. */
    readonly endpoints?: readonly string[];
    /** Exposed modules. */
    readonly exposes: readonly string[];
    /** Every file of the archive except artifact.json. */
    readonly files: readonly {
      /** Inside the archive, with forward slashes. */
      readonly path: string;
      /** Integrity, as `sha384-<base64>`. */
      readonly sha384: string;
      /** In bytes. */
      readonly size: number;
    }[];
    /** Values that operators set in each environment without a new version, by name. They are public. */
    readonly flags?: {
      readonly [key: string]: {
        readonly default: boolean | number | string;
        /** What it does, for operators. */
        readonly description: string;
        /** The only values that it may have. */
        readonly enum?: readonly (boolean | number | string)[];
        /** Of a number. */
        readonly maximum?: number;
        /** Characters of a string; 200 without it. */
        readonly maxLength?: number;
        /** Of a number. */
        readonly minimum?: number;
        readonly type: 'boolean' | 'integer' | 'number' | 'string';
      };
    };
    /** Revision of the sources, if any. */
    readonly git: string | null;
    /** How the page and the server load a version. */
    readonly manifest: {
      /** Path of the entry script of the container. */
      readonly entry: string;
      /** How a page loads the entry: as a classic script (the default) or as an ES module. */
      readonly entryType?: 'script' | 'module';
      /** The files that a page must fetch for each exposed module. */
      readonly exposes: {
        readonly [key: string]: {
          /** Paths. */
          readonly css: readonly string[];
          /** Paths. */
          readonly js: readonly string[];
          /** Paths of style sheets of its lazy parts, which a document contains where the server has rendered them. */
          readonly lazyCss?: readonly string[];
        };
      };
      /** The global that the entry sets; it must be unique to this version. */
      readonly globalName: string;
      /** Paths of style sheets with selectors that contain no generated class, such as `h1`. A page disables them while it does not show the remote. */
      readonly globalStyles?: readonly string[];
      /** Folder of the server build inside the archive; it is never served. */
      readonly server: string;
      /** The container for server rendering; without it, the version is rendered only in browsers. */
      readonly serverEntry?: {
        /** Path of the container’s entry, in that folder. */
        readonly path: string;
        /** Whether its files are CommonJS or ES modules. */
        readonly type: 'commonjs-module' | 'module';
      };
    };
    /** Other origins for pictures, fonts, media, frames and data, once operators have approved them. Never on checkout pages. */
    readonly origins?: readonly string[];
    /** The registry sets the name of the token. */
    readonly publishedBy: string;
    /** Lowercase letters, digits and hyphens, at most 40. */
    readonly remote: string;
    readonly routes: readonly {
      /** The exposed module behind it. */
      readonly module: string;
      /** A path pattern in react-router’s syntax. */
      readonly path: string;
    }[];
    readonly shared: {
      /** Versions of shared packages that it bundles, for hosts without a compatible version. */
      readonly provided?: {
        readonly [key: string]: string;
      };
      /** Ranges of shared packages that the host must provide. */
      readonly required: {
        readonly [key: string]: string;
      };
    };
    readonly slots: readonly {
      /** The exposed module that fills it. */
      readonly module: string;
      /** Lower orders come first. */
      readonly order: number;
      /** Name of a slot of the shell. */
      readonly slot: string;
    }[];
    /** Hash of the sources. */
    readonly source: string;
    /** The minimum store contract. */
    readonly storeContract: number;
    /** A semantic version, such as 1.2.3 or 1.2.3-rc.1. */
    readonly version: string;
  };
  /** The live versions of a remote. */
  readonly Assignment: {
    /** A version on trial for a share of shoppers. */
    readonly canary?: {
      /** Share of all shoppers, in basis points; 0 while it is limited to segments. */
      readonly bps: number;
      readonly salt: string;
      /** Segments that get it in addition to the share, in the order in which they were added. */
      readonly segments?: readonly {
        /** Share of its shoppers, in basis points. */
        readonly bps: number;
        /** `staff`, `signed-in`, `narrow`, `wide` or `city:Jaipur`. */
        readonly segment: string;
      }[];
      readonly version: string;
    };
    /** Values that were set for flags of the remote; a flag without one has its default. */
    readonly flags?: {
      readonly [key: string]: boolean | number | string;
    };
    readonly killed: boolean;
    readonly lastKnownGood: string | null;
    /** Versions that `?preview=<remote>@<version>` may request. Staff browsers may also request the live version and the canary; all others are rejected. Previews are not part of a release: they are added when the live release is read, so listing one does not change the seq. */
    readonly previews?: readonly string[];
    /** Null for a remote that starts as a canary: other shoppers do not have the remote. */
    readonly stable: string | null;
  };
  /** Verifies the hash chain of the audit log. */
  readonly AuditCheck: {
    /** The first row whose hash does not match; null if all match. */
    readonly brokenAt: number | null;
  };
  /** Who did what. */
  readonly AuditRow: {
    readonly action: string;
    readonly actor: string;
    /** Whether the actor is a signed-in user, a token or the software itself. */
    readonly actorKind?: 'person' | 'token' | 'machine';
    /** ISO 8601, UTC. */
    readonly at: string;
    /** Details for people. */
    readonly detail?: {
      readonly [key: string]: unknown;
    };
    readonly env: string;
    /** Hash of the previous row and this one. */
    readonly hash: string;
    readonly id: number;
    readonly reason?: string;
    /** The versions or remotes that it is about, such as `checkout 3.1.0`; empty for none. Older registries do not send it. */
    readonly subject?: string;
  };
  /** The secret for setting up an authenticator. */
  readonly Authenticator: {
    /** In Base32. */
    readonly secret: string;
    /** `otpauth://…` */
    readonly uri: string;
  };
  /** Monitor state of a promoted version, kept between checks. */
  readonly BakeState: {
    /** Deprecated: the rate of `sessions` in `bases`. */
    readonly base: number;
    /** Assumed rates by metric, if enough is known about the previous version. */
    readonly bases: {
      readonly [key: string]: {
        /** Assumed rate of the previous version, in favour of the new one; from 0 to 1. */
        readonly rate: number;
        /** Assumed share of the failures of all remotes; null for sales. */
        readonly share: number | null;
      };
    };
    /** Counts of the last check. */
    readonly counted: {
      readonly failures: number;
      /** Failures of all other remotes. */
      readonly others: number;
      readonly reports: number;
      readonly sessions: number;
    };
    /** Deprecated and empty: evidence is recalculated for each check. */
    readonly evidence: {
      /** Logarithms of the evidence, by alternative odds. */
      readonly rate: readonly number[];
      /** Logarithms of the evidence, by alternative odds. */
      readonly share: readonly number[];
    };
    /** Judgements by metric, most severe first; empty before the first check. */
    readonly judged: readonly RegistrySchemas['Judged'][];
    /** The last good version before it; null if this one was restored by a rollback, or there was no good version. */
    readonly previous: string | null;
    /** Deprecated: the share of `sessions` in `bases`. */
    readonly share: number;
    /** ISO 8601, UTC. */
    readonly since: string;
    /** ISO 8601, UTC: the end of automatic rollback. */
    readonly until: string;
    /** The stable version. */
    readonly version: string;
  };
  /** `start` needs `version` and `bps` (basis points of shoppers), `advance` needs `bps`. */
  readonly CanaryRequest: {
    /** Releases a deprecated version. Explain it in the reason. */
    readonly acknowledge?: boolean;
    /** Releases a rolled-back version again. Explain it in the reason. */
    readonly again?: boolean;
    readonly bps?: number;
    /** Continues a paused canary. */
    readonly force?: boolean;
    /** Overrides the gate, if it rejected or did not check these versions, and the environment’s source. Explain it in the reason. */
    readonly overrule?: boolean;
    readonly reason: string;
    /** Requests approval for a change that needs it. The change is made once it is approved. */
    readonly requestApproval?: boolean;
    readonly version?: string;
  };
  /** A version and its digest. */
  readonly Candidate: {
    readonly digest: string;
    readonly remote: string;
    readonly version: string;
  };
  /** A change in a release, for people and tools. */
  readonly Change: {
    readonly field: 'stable' | 'lastKnownGood' | 'canary' | 'killed' | 'previews' | 'flag';
    /** The name of the flag, if `field` is `flag`. Its values are JSON; null is its default. */
    readonly flag?: string;
    readonly from: string | null;
    readonly remote: string;
    readonly to: string | null;
  };
  /** When rollouts of an environment may advance automatically. */
  readonly ChangeWindows: {
    /** Dates on which no stage begins, such as `2026-11-08`. */
    readonly holidays: readonly string[];
    /** Time zone of the windows and holidays, such as `Asia/Kolkata`. */
    readonly timeZone: string;
    /** When stages may begin. Without windows, they may begin at any time. */
    readonly windows: readonly {
      readonly days: readonly ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[];
      readonly from: string;
      readonly to: string;
    }[];
  };
  readonly ChangeWindowsRequest: {
    /** Dates on which no stage begins, such as `2026-11-08`. */
    readonly holidays?: readonly string[];
    readonly reason: string;
    /** Time zone of the windows and holidays, such as `Asia/Kolkata`. */
    readonly timeZone?: string;
    /** When stages may begin. Without windows, they may begin at any time. */
    readonly windows: readonly {
      readonly days: readonly ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[];
      readonly from: string;
      readonly to: string;
    }[];
  };
  readonly CodeRequest: {
    readonly code: string;
  };
  readonly CollectRequest: {
    /** Number of days after which a version that was not seen may be removed. @default 30 */
    readonly days?: number;
    /** Only reports the versions that would be removed. @default true */
    readonly dryRun?: boolean;
  };
  /** Versions that are no longer needed. */
  readonly CollectResponse: {
    readonly collected: readonly RegistrySchemas['RemoteVersion'][];
  };
  readonly CustomersRequest: {
    /** The browser, as in its permits: a hash of its cohort. */
    readonly browser: string;
    /** The environment that the shop follows; `live` when absent. */
    readonly env?: string;
    /** A hash of the order. */
    readonly purchase: string;
  };
  readonly DeprecationRequest: {
    readonly reason: string;
    /** When the deprecation ends, such as `2026-12-31T18:00+05:30`; never when absent. */
    readonly until?: string;
  };
  /** The session that replaces the previous one, and recovery codes. */
  readonly Enrolled: {
    /** False while the authenticator is not set up. */
    readonly enrolled: boolean;
    /** Shown only once. */
    readonly recoveryCodes: readonly string[];
    /** Shown only once; only its hash is stored. */
    readonly session: string;
    /** ISO 8601, UTC. */
    readonly until: string;
  };
  /** An environment: shops that follow one list of releases. */
  readonly Environment: {
    readonly env: string;
    /** Seq of the live release; 0 before the first. */
    readonly seq: number;
    /** The environment in which versions must be live before this one. */
    readonly source: string | null;
  };
  readonly EnvironmentRequest: {
    /** Its name. */
    readonly env: string;
    readonly reason: string;
  };
  /** The live release of an environment, its freezes and rolled-back versions. */
  readonly EnvState: {
    readonly env: string;
    /** Freezes by remote; `*` freezes everything. */
    readonly freezes: {
      readonly [key: string]: RegistrySchemas['Freeze'];
    };
    readonly release: RegistrySchemas['Release'] | null;
    /** Banned and deprecated versions that are stable, canary or last known good. They stay live until a change. */
    readonly restrictions: readonly RegistrySchemas['Restriction'][];
    /** Rolled-back versions, newest first. */
    readonly rolledBack: readonly RegistrySchemas['RolledBack'][];
    readonly shell: RegistrySchemas['ShellContract'] | null;
    /** Live versions without a valid signature, of remotes that require signatures. They stay live. */
    readonly signatures: readonly RegistrySchemas['SignatureState'][];
  };
  /** Errors of a remote’s versions in shoppers’ browsers. */
  readonly ErrorsOfRemote: {
    /** Latest first, at most 50. */
    readonly items: readonly {
      /** Number of page views that reported it. */
      readonly count: number;
      /** ISO 8601, UTC. */
      readonly firstSeen: string;
      /** Hash of message and location, the same for all reports of the error. */
      readonly id: string;
      /** ISO 8601, UTC. */
      readonly lastSeen: string;
      /** The message, without email addresses and long numbers. */
      readonly message: string;
      /** The browser’s stack trace, up to 1,500 characters; may be empty. */
      readonly stack: string;
      readonly version: string;
    }[];
  };
  /** An error, with its stack mapped to the sources. */
  readonly ErrorWithSources: {
    /** Number of page views that reported it. */
    readonly count: number;
    /** ISO 8601, UTC. */
    readonly firstSeen: string;
    /** The stack frames with a position in a script. */
    readonly frames: readonly {
      /** The surrounding lines; empty if the source map contains no sources. */
      readonly around: readonly {
        readonly line: number;
        readonly text: string;
      }[];
      /** Position in the source, from 1; 0 without a source map. */
      readonly column: number;
      /** Position in the source, from 1; 0 without a source map. */
      readonly line: number;
      /** The function name, if known. */
      readonly name: string | null;
      /** Path of the source; null without a source map. */
      readonly source: string | null;
      /** The original line from the browser. */
      readonly text: string;
    }[];
    /** ISO 8601, UTC. */
    readonly lastSeen: string;
    readonly message: string;
    readonly remote: string;
    /** The browser’s stack trace. */
    readonly stack: string;
    readonly version: string;
  };
  /** A rejected or failed call. 429 and 503 have Retry-After. */
  readonly Failure: {
    /** With 409: the remotes for which the change needs approval. */
    readonly approval?: {
      readonly remotes: readonly string[];
    };
    /** With 409: digest of the published contents of this version. */
    readonly digest?: string;
    /** With 404: the existing environments, for an unknown environment. */
    readonly environments?: readonly string[];
    /** With 422: all invalid fields of an archive’s record, or of flags. */
    readonly faults?: readonly {
      readonly field: string;
      readonly message: string;
    }[];
    /** With 423: the freeze. */
    readonly frozen?: {
      readonly name: string;
    } & RegistrySchemas['Freeze'];
    /** With 409: the state of the gate, a GateState: the versions can only go live with "overrule". */
    readonly gate?: {
      readonly [key: string]: unknown;
    };
    /** With 412: seq of the release that is live. */
    readonly head?: number;
    /** The problem and its solution, for people. */
    readonly message: string;
    /** With 409: why the canary is paused. */
    readonly paused?: string;
    /** With 422: reasons why these versions cannot be live together. */
    readonly problems?: readonly RegistrySchemas['Problem'][];
    /** With 409: banned versions, and deprecated ones that can only be released with "acknowledge". */
    readonly restricted?: readonly RegistrySchemas['Restriction'][];
    /** With 409: versions that can only be released again with "again". */
    readonly rolledBack?: readonly RegistrySchemas['RolledBack'][];
    /** With 409: the state of the source environment, a SourceState: the versions can only go live with "overrule". */
    readonly source?: {
      readonly [key: string]: unknown;
    };
    /** The HTTP status again. */
    readonly status: number;
  };
  /** A flag of a remote in an environment. */
  readonly Flag: {
    readonly default: boolean | number | string;
    /** What it does, for operators. */
    readonly description: string;
    /** The only values that it may have. */
    readonly enum?: readonly (boolean | number | string)[];
    /** Of a number. */
    readonly maximum?: number;
    /** Characters of a string; 200 without it. */
    readonly maxLength?: number;
    /** Of a number. */
    readonly minimum?: number;
    readonly name: string;
    readonly type: 'boolean' | 'integer' | 'number' | 'string';
    /** The set value; null if the flag has its default. */
    readonly value: (boolean | number | string) | null;
    /** Live versions that declare the flag, stable first. The declaration is that of the first. A version that cannot use the value has its default. */
    readonly versions: readonly string[];
  };
  readonly FlagsRequest: {
    /** Releases a deprecated version. Explain it in the reason. */
    readonly acknowledge?: boolean;
    /** Releases a rolled-back version again. Explain it in the reason. */
    readonly again?: boolean;
    /** Continues a paused canary. */
    readonly force?: boolean;
    /** Overrides the gate, if it rejected or did not check these versions, and the environment’s source. Explain it in the reason. */
    readonly overrule?: boolean;
    readonly reason: string;
    /** Requests approval for a change that needs it. The change is made once it is approved. */
    readonly requestApproval?: boolean;
    /** Values by flag; null removes the set value, so that the flag has its default. */
    readonly values: {
      readonly [key: string]: boolean | number | string | null;
    };
  };
  /** A freeze, which blocks new versions. */
  readonly Freeze: {
    /** ISO 8601, UTC. */
    readonly at: string;
    readonly by: string;
    readonly reason: string;
  };
  readonly FreezeRequest: {
    /** Releases a deprecated version. Explain it in the reason. */
    readonly acknowledge?: boolean;
    /** Releases a rolled-back version again. Explain it in the reason. */
    readonly again?: boolean;
    /** Continues a paused canary. */
    readonly force?: boolean;
    /** Overrides the gate, if it rejected or did not check these versions, and the environment’s source. Explain it in the reason. */
    readonly overrule?: boolean;
    readonly reason: string;
    /** The remote whose new versions are blocked; without this, all remotes. */
    readonly remote?: string;
    /** Requests approval for a change that needs it. The change is made once it is approved. */
    readonly requestApproval?: boolean;
  };
  /** The next job for a worker; null if the queue is empty. */
  readonly GateClaim: {
    readonly job: RegistrySchemas['GateJob'] | null;
    /** The worker loses the job if it does not renew it in this time. */
    readonly leaseMs: number;
  };
  readonly GateClaimRequest: {
    readonly worker: string;
  };
  readonly GateFailRequest: {
    /** `attempt` of the claimed job. */
    readonly attempt: number;
    readonly message: string;
    /** Whether another attempt may succeed. */
    readonly retry: boolean;
  };
  /** A finding of the gate. A finding with `refuse` rejects the versions. */
  readonly GateFinding: {
    readonly check:
      | 'render'
      | 'server-time'
      | 'script'
      | 'fallback'
      | 'hydration'
      | 'landmarks'
      | 'globals'
      | 'clicks'
      | 'purchase'
      | 'facts'
      | 'traffic'
      | 'capabilities'
      | 'stay'
      | 'print'
      | 'offline'
      | 'weight'
      | 'paint'
      | 'shift'
      | 'picture'
      | 'scope';
    readonly message: string;
    readonly path: string | null;
    readonly severity: 'refuse' | 'note';
    /** CSS pixels. */
    readonly width: number | null;
  };
  /** A requested run of the gate. */
  readonly GateJob: {
    /** Number of started attempts. */
    readonly attempt: number;
    /** When it ended; null while it is queued or running. */
    readonly endedAt: string | null;
    readonly env: string;
    readonly id: number;
    /** When another worker may take a running job; null unless it is running. */
    readonly leaseUntil: string | null;
    readonly maxAttempts: number;
    /** The current step, or why it failed or was cancelled. */
    readonly message: string | null;
    /** The place in the queue, from 1; null unless it is queued. */
    readonly position: number | null;
    readonly remote: string;
    /** ID of the report of a job that passed or was rejected. */
    readonly report: number | null;
    /** ISO 8601, UTC. */
    readonly requestedAt: string;
    readonly requestedBy: string;
    /** How long the last attempt has run, or took; null before the first. */
    readonly seconds: number | null;
    /** The stages of the last attempt, in order, with their starts. */
    readonly stages: readonly {
      /** ISO 8601, UTC. */
      readonly at: string;
      readonly name: 'preview' | 'render' | 'purchase' | 'visits' | 'pages' | 'report';
    }[];
    /** Start of the last attempt. */
    readonly startedAt: string | null;
    readonly state: 'queued' | 'running' | 'passed' | 'refused' | 'failed' | 'cancelled';
    readonly version: string;
    /** The worker of the last attempt. */
    readonly worker: string | null;
  };
  readonly GateJobRequest: {
    readonly remote: string;
    readonly version: string;
  };
  /** A page at one width. */
  readonly GatePage: {
    /** Share of pixels that differ from the live page, from 0 to 1. */
    readonly difference: number | null;
    /** Largest contentful paint of the live versions, in the same run. */
    readonly livePaintMs: number | null;
    /** Cumulative layout shift of the live versions, in the same run. */
    readonly liveShift?: number | null;
    /** Largest contentful paint with the candidate. */
    readonly paintMs: number | null;
    readonly path: string;
    /** Route pattern, such as `/products/:category`. */
    readonly route: string;
    /** Time of the server render. */
    readonly serverMs: number | null;
    /** Cumulative layout shift with the candidate. */
    readonly shift?: number | null;
    readonly width: number;
  };
  /** Whether versions must pass the gate before shoppers get them. */
  readonly GatePolicy: {
    /** Whether the policy was set; otherwise it is the default. */
    readonly chosen: boolean;
    /** A note for operators, such as that the gate does not run. */
    readonly notice: string | null;
    readonly policy: 'required' | 'advisory' | 'off';
  };
  readonly GatePolicyRequest: {
    readonly policy: 'required' | 'advisory' | 'off';
    readonly reason: string;
  };
  /** The last gate jobs, newest first. */
  readonly GateQueue: {
    readonly items: readonly RegistrySchemas['GateJob'][];
    /** Number of running gate workers in this environment. */
    readonly workers: number;
  };
  readonly GateRenewRequest: {
    /** `attempt` of the claimed job. */
    readonly attempt: number;
    readonly message?: string;
    /** Whether the worker lists the version as a preview. */
    readonly previewed?: boolean;
    readonly stage?: 'preview' | 'render' | 'purchase' | 'visits' | 'pages' | 'report';
  };
  /** The gate’s findings on a set of versions. */
  readonly GateReport: {
    readonly actor: string;
    /** ISO 8601, UTC. */
    readonly at: string;
    readonly browser: string;
    readonly candidates: readonly RegistrySchemas['Candidate'][];
    readonly env: string;
    readonly findings: readonly RegistrySchemas['GateFinding'][];
    readonly id: number;
    readonly pages: readonly RegistrySchemas['GatePage'][];
    /** Pages whose screenshots differ most. The screenshots are at /pictures/{place}/{side}. */
    readonly pictures: readonly {
      readonly difference: number;
      readonly path: string;
      readonly width: number;
    }[];
    /** Who requested the run, if a worker ran it. */
    readonly requestedBy?: string;
    readonly seconds: number;
    /** Identifies the digests of all remotes and the shell that were opened together. */
    readonly set: string;
    readonly verdict: 'passed' | 'refused';
  };
  readonly GateReportRequest: {
    readonly browser: string;
    readonly findings: readonly {
      readonly check:
        | 'render'
        | 'server-time'
        | 'script'
        | 'fallback'
        | 'hydration'
        | 'landmarks'
        | 'globals'
        | 'clicks'
        | 'purchase'
        | 'facts'
        | 'traffic'
        | 'capabilities'
        | 'stay'
        | 'print'
        | 'offline'
        | 'weight'
        | 'paint'
        | 'shift'
        | 'picture'
        | 'scope';
      readonly message: string;
      readonly path: string | null;
      readonly severity: 'refuse' | 'note';
      /** CSS pixels. */
      readonly width: number | null;
    }[];
    /** The requested run that this report ends. */
    readonly job?: {
      readonly attempt: number;
      readonly id: number;
    };
    readonly pages: readonly {
      /** Share of pixels that differ from the live page, from 0 to 1. */
      readonly difference: number | null;
      /** Largest contentful paint of the live versions, in the same run. */
      readonly livePaintMs: number | null;
      /** Cumulative layout shift of the live versions, in the same run. */
      readonly liveShift?: number | null;
      /** Largest contentful paint with the candidate. */
      readonly paintMs: number | null;
      readonly path: string;
      /** Route pattern, such as `/products/:category`. */
      readonly route: string;
      /** Time of the server render. */
      readonly serverMs: number | null;
      /** Cumulative layout shift with the candidate. */
      readonly shift?: number | null;
      readonly width: number;
    }[];
    readonly pictures: readonly {
      /** JPEG, as base64. */
      readonly candidate: string;
      readonly difference: number;
      /** JPEG, as base64. */
      readonly live: string;
      readonly path: string;
      readonly width: number;
    }[];
    /** The versions that were checked. */
    readonly promote: {
      readonly [key: string]: string;
    };
    readonly seconds: number;
    /** `gate.set` of the plan at the start of the run. */
    readonly set: string;
  };
  /** The gate’s verdict on the set of versions that a change would release. */
  readonly GateState: {
    readonly candidates: readonly RegistrySchemas['Candidate'][];
    readonly notice: string | null;
    readonly policy: 'required' | 'advisory' | 'off';
    readonly report: RegistrySchemas['GateReport'] | null;
    readonly set: string;
    readonly verdict: 'passed' | 'refused' | 'unchecked';
  };
  /** A role and its scope. */
  readonly Grant: {
    /** An environment, or `*` for all. */
    readonly env: string;
    /** A remote, or `*` for all. */
    readonly remote: string;
    readonly role: 'viewer' | 'shop' | 'gate' | 'publisher' | 'releaser' | 'operator' | 'admin';
  };
  readonly GroundsRequest: {
    /** Releases a deprecated version. Explain it in the reason. */
    readonly acknowledge?: boolean;
    /** Releases a rolled-back version again. Explain it in the reason. */
    readonly again?: boolean;
    /** Continues a paused canary. */
    readonly force?: boolean;
    /** Overrides the gate, if it rejected or did not check these versions, and the environment’s source. Explain it in the reason. */
    readonly overrule?: boolean;
    readonly reason: string;
    /** Requests approval for a change that needs it. The change is made once it is approved. */
    readonly requestApproval?: boolean;
  };
  /** Recent health of a remote’s versions. */
  readonly HealthOfRemote: {
    readonly bake: RegistrySchemas['BakeState'] | null;
    /** Failed sessions that are not evidence, by version, highest count first. */
    readonly held?: readonly {
      /** Number of networks that reported them. */
      readonly networks: number;
      /** Failed sessions. */
      readonly sessions: number;
      readonly version: string;
    }[];
    readonly watch: RegistrySchemas['WatchState'] | null;
    /** Windows of all versions, in chronological order. */
    readonly windows: readonly RegistrySchemas['HealthWindow'][];
  };
  /** Health of all versions in the last hours, in steps. */
  readonly HealthOverview: {
    /** Start of the first step, ISO 8601, UTC. */
    readonly from: string;
    /** Judgements of each live remote. */
    readonly judgements: readonly RegistrySchemas['Judgement'][];
    readonly sales: RegistrySchemas['SalesState'];
    /** Length of a step in minutes, which may be fractional. */
    readonly stepMinutes: number;
    /** By remote, version and variant. */
    readonly versions: readonly {
      readonly remote: string;
      /** Steps with reports, in chronological order. */
      readonly steps: readonly {
        /** Sessions in which the API failed from Pay on, counted by the shop. */
        readonly blocked: number;
        /** Sessions that added a product to the cart. */
        readonly carts: number;
        /** Sessions that opened the checkout. */
        readonly checkouts: number;
        /** Errors; a session can have several. */
        readonly errors: number;
        /** Sessions with a failed load or an error. */
        readonly failures: number;
        /** Sum of largest contentful paints, in ms. */
        readonly lcpMs: number;
        /** Reported largest contentful paints. */
        readonly lcps: number;
        /** Sum of load times, in ms. */
        readonly loadMs: number;
        /** Reported loads. */
        readonly loads: number;
        /** Sessions that got their order, counted by the shop. */
        readonly orders: number;
        /** Sessions that paid, counted by the shop. */
        readonly paid: number;
        /** Sessions that clicked Pay, counted by the shop. */
        readonly pays: number;
        /** Sessions that saw a product; each counts once. */
        readonly products: number;
        /** Sessions that reported anything. */
        readonly reports: number;
        /** Server renders that threw, timed out or crashed. */
        readonly serverFailures: number;
        /** Renders on the server. */
        readonly serverRenders: number;
        /** Sessions; a sampled success counts for the ten that it represents. */
        readonly sessions: number;
        /** Index of the step, from 0. */
        readonly step: number;
      }[];
      readonly variant: string;
      readonly version: string;
    }[];
  };
  /** A window of 30 s of one version. */
  readonly HealthWindow: {
    /** Start of the window, ISO 8601, UTC. */
    readonly at: string;
    /** Sessions in which the API failed from Pay on, counted by the shop. */
    readonly blocked: number;
    /** Sessions that added a product to the cart. */
    readonly carts: number;
    /** Sessions that opened the checkout. */
    readonly checkouts: number;
    /** Errors; a session can have several. */
    readonly errors: number;
    /** Sessions with a failed load or an error. */
    readonly failures: number;
    /** Sum of largest contentful paints, in ms. */
    readonly lcpMs: number;
    /** Reported largest contentful paints. */
    readonly lcps: number;
    /** Sum of load times, in ms. */
    readonly loadMs: number;
    /** Reported loads. */
    readonly loads: number;
    /** Sessions that got their order, counted by the shop. */
    readonly orders: number;
    /** Sessions that paid, counted by the shop. */
    readonly paid: number;
    /** Sessions that clicked Pay, counted by the shop. */
    readonly pays: number;
    /** Sessions that saw a product; each counts once. */
    readonly products: number;
    readonly remote: string;
    /** Sessions that reported anything. */
    readonly reports: number;
    /** Server renders that threw, timed out or crashed. */
    readonly serverFailures: number;
    /** Renders on the server. */
    readonly serverRenders: number;
    /** Sessions; a sampled success counts for the ten that it represents. */
    readonly sessions: number;
    readonly variant: string;
    readonly version: string;
  };
  /** An invitation for choosing a password, valid once. */
  readonly Invitation: {
    readonly id: string;
    /** Shown only once; only its hash is stored. */
    readonly invitation: string;
    /** ISO 8601, UTC. */
    readonly until: string;
  };
  readonly IssuedToken: {
    /** When it expires. */
    readonly expiresAt: string;
    readonly id: string;
    /** Shown only once; only its hash is stored. */
    readonly token: string;
  };
  readonly IssuedWebhook: {
    readonly id: string;
    /** Signs all messages except emails. Only shown once. */
    readonly secret: string;
  };
  /** The judgement of a version by one metric. */
  readonly Judged: {
    /** Rate of the control, or the assumed limit of the previous version; null if unknown. */
    readonly base: number | null;
    /** For example, `sessions` or `orders`; see docs/metrics.md. */
    readonly metric: string;
    /** Denominator of the rate. */
    readonly of: number;
    /** Rate of the version, from 0 to 1; null if nothing was counted. */
    readonly rate: number | null;
    readonly verdict: 'worse' | 'same' | 'better' | 'not enough data' | 'no data';
  };
  /** How a live version compares with its baseline. */
  readonly Judgement: {
    /** The control, or the last good version; null if there is no baseline. */
    readonly against: string | null;
    /** Judgements by metric, most severe first; empty before the first check. */
    readonly judged: readonly RegistrySchemas['Judged'][];
    readonly remote: string;
    readonly variant: 'stable' | 'canary';
    /** The canary, or the stable version. */
    readonly version: string;
  };
  /** A version in a list. */
  readonly ListedArtifact: {
    /** ISO 8601, UTC. */
    readonly at: string;
    /** What its code uses in browsers, besides its elements and `origins`. Absent in records of older packers: then it is unknown. */
    readonly capabilities?: {
      /** Whether style sheets have global selectors, such as `h1`. */
      readonly globalStyles?: boolean;
      /** Whether it serves pages of the checkout. */
      readonly paymentPages?: boolean;
      /** Keys that it writes to `localStorage`, `sessionStorage` and `IndexedDB`. */
      readonly storage?: readonly string[];
      /** Whether it starts workers. */
      readonly workers?: boolean;
    };
    /** sha256, in hex, over the sorted lines `<path> <sha384>\n` of all files. */
    readonly digest: string;
    /** Names of the endpoints that it adds to the shop’s API client, which all remotes share. Absent in records of older packers. */
    readonly endpoints?: readonly string[];
    /** Exposed modules. */
    readonly exposes: readonly string[];
    /** Every file of the archive except artifact.json. */
    readonly files: readonly {
      /** Inside the archive, with forward slashes. */
      readonly path: string;
      /** Integrity, as `sha384-<base64>`. */
      readonly sha384: string;
      /** In bytes. */
      readonly size: number;
    }[];
    /** Values that operators set in each environment without a new version, by name. They are public. */
    readonly flags?: {
      readonly [key: string]: {
        readonly default: boolean | number | string;
        /** What it does, for operators. */
        readonly description: string;
        /** The only values that it may have. */
        readonly enum?: readonly (boolean | number | string)[];
        /** Of a number. */
        readonly maximum?: number;
        /** Characters of a string; 200 without it. */
        readonly maxLength?: number;
        /** Of a number. */
        readonly minimum?: number;
        readonly type: 'boolean' | 'integer' | 'number' | 'string';
      };
    };
    /** Revision of the sources, if any. */
    readonly git: string | null;
    /** When an open tab or a document last used it; null for never. */
    readonly lastSeen: string | null;
    /** How the page and the server load a version. */
    readonly manifest: {
      /** Path of the entry script of the container. */
      readonly entry: string;
      /** How a page loads the entry: as a classic script (the default) or as an ES module. */
      readonly entryType?: 'script' | 'module';
      /** The files that a page must fetch for each exposed module. */
      readonly exposes: {
        readonly [key: string]: {
          /** Paths. */
          readonly css: readonly string[];
          /** Paths. */
          readonly js: readonly string[];
          /** Paths of style sheets of its lazy parts, which a document contains where the server has rendered them. */
          readonly lazyCss?: readonly string[];
        };
      };
      /** The global that the entry sets; it must be unique to this version. */
      readonly globalName: string;
      /** Paths of style sheets with selectors that contain no generated class, such as `h1`. A page disables them while it does not show the remote. */
      readonly globalStyles?: readonly string[];
      /** Folder of the server build inside the archive; it is never served. */
      readonly server: string;
      /** The container for server rendering; without it, the version is rendered only in browsers. */
      readonly serverEntry?: {
        /** Path of the container’s entry, in that folder. */
        readonly path: string;
        /** Whether its files are CommonJS or ES modules. */
        readonly type: 'commonjs-module' | 'module';
      };
    };
    /** Other origins for pictures, fonts, media, frames and data, once operators have approved them. Never on checkout pages. */
    readonly origins?: readonly string[];
    /** The registry sets the name of the token. */
    readonly publishedBy: string;
    /** Lowercase letters, digits and hyphens, at most 40. */
    readonly remote: string;
    readonly restriction: RegistrySchemas['Restriction'] | null;
    readonly routes: readonly {
      /** The exposed module behind it. */
      readonly module: string;
      /** A path pattern in react-router’s syntax. */
      readonly path: string;
    }[];
    readonly shared: {
      /** Versions of shared packages that it bundles, for hosts without a compatible version. */
      readonly provided?: {
        readonly [key: string]: string;
      };
      /** Ranges of shared packages that the host must provide. */
      readonly required: {
        readonly [key: string]: string;
      };
    };
    readonly signature: RegistrySchemas['SignatureState'];
    readonly slots: readonly {
      /** The exposed module that fills it. */
      readonly module: string;
      /** Lower orders come first. */
      readonly order: number;
      /** Name of a slot of the shell. */
      readonly slot: string;
    }[];
    /** Hash of the sources. */
    readonly source: string;
    /** The minimum store contract. */
    readonly storeContract: number;
    /** Whether its files are stored: false until the upload completes, and after a clean-up. */
    readonly stored: boolean;
    /** A semantic version, such as 1.2.3 or 1.2.3-rc.1. */
    readonly version: string;
  };
  /** The signed-in user. */
  readonly Me: {
    readonly enrolled: boolean;
    readonly name: string;
    /** Whether the user signs in by OpenID Connect. */
    readonly openId: boolean;
    readonly recoveryCodes: number;
  };
  readonly NewPasskey: {
    readonly attempt: string;
    /** The new credential (`RegistrationResponseJSON`). */
    readonly credential: {
      readonly id: string;
      readonly rawId: string;
      readonly response: {
        readonly attestationObject: string;
        readonly clientDataJSON: string;
        readonly transports?: readonly string[];
      };
      readonly type: 'public-key';
    };
    readonly name: string;
  };
  /** A new session after a successful sign-in. */
  readonly NewSession: {
    /** False while the authenticator is not set up. */
    readonly enrolled: boolean;
    /** Shown only once; only its hash is stored. */
    readonly session: string;
    /** ISO 8601, UTC. */
    readonly until: string;
  };
  /** A pending sign-in by OpenID Connect. */
  readonly OpenIdAttempt: {
    /** URL at which the browser signs in. */
    readonly address: string;
    /** Encrypted state of the sign-in, which the browser sends back after the redirect. */
    readonly attempt: string;
    /** ISO 8601, UTC. */
    readonly until: string;
  };
  readonly OpenIdRequest: {
    /** Where the provider redirects the browser. It must be registered at the provider. */
    readonly redirectUri: string;
  };
  readonly OpenIdReturn: {
    readonly attempt: string;
    /** The query of the URL to which the provider redirected the browser. */
    readonly parameters: string;
  };
  readonly OpenIdSignOut: {
    /** URL at which the browser signs out of the provider; null if the provider has none. */
    readonly address: string | null;
  };
  readonly OriginRequest: {
    /** For example, `https://maps.example`. */
    readonly origin: string;
    readonly reason: string;
  };
  /** The release resolved for one shopper, without disabled and unknown remotes. */
  readonly PageRelease: {
    readonly env: string;
    /** Flag values that were set, by remote. Other flags have their defaults. */
    readonly flags?: {
      readonly [key: string]: {
        readonly [key: string]: boolean | number | string;
      };
    };
    /** Proves that a page has these versions. The page requests its permit with it. */
    readonly proof?: string;
    readonly remotes: {
      readonly [key: string]: RegistrySchemas['PageRemote'];
    };
    readonly seq: number;
  };
  /** A remote for one page: the version chosen for this shopper, and the fallback version. */
  readonly PageRemote: {
    /** URL of the version’s folder, with a trailing slash. */
    readonly base: string;
    readonly fallback: {
      /** URL of the version’s folder, with a trailing slash. */
      readonly base: string;
      /** Hashes by path; empty if the document refers to the version’s list. */
      readonly integrity: {
        readonly [key: string]: string;
      };
      /** Hash of that list, which the page fetches before it loads other files of the version. */
      readonly integrityList?: string;
      /** How the page and the server load a version. */
      readonly manifest: {
        /** Path of the entry script of the container. */
        readonly entry: string;
        /** How a page loads the entry: as a classic script (the default) or as an ES module. */
        readonly entryType?: 'script' | 'module';
        /** The files that a page must fetch for each exposed module. */
        readonly exposes: {
          readonly [key: string]: {
            /** Paths. */
            readonly css: readonly string[];
            /** Paths. */
            readonly js: readonly string[];
            /** Paths of style sheets of its lazy parts, which a document contains where the server has rendered them. */
            readonly lazyCss?: readonly string[];
          };
        };
        /** The global that the entry sets; it must be unique to this version. */
        readonly globalName: string;
        /** Paths of style sheets with selectors that contain no generated class, such as `h1`. A page disables them while it does not show the remote. */
        readonly globalStyles?: readonly string[];
        /** Folder of the server build inside the archive; it is never served. */
        readonly server: string;
        /** The container for server rendering; without it, the version is rendered only in browsers. */
        readonly serverEntry?: {
          /** Path of the container’s entry, in that folder. */
          readonly path: string;
          /** Whether its files are CommonJS or ES modules. */
          readonly type: 'commonjs-module' | 'module';
        };
      };
      /** Origins besides the shop’s that it may use. */
      readonly origins?: readonly string[];
      readonly version: string;
    } | null;
    /** Hashes by path; empty if the document refers to the version’s list. */
    readonly integrity: {
      readonly [key: string]: string;
    };
    /** Hash of that list, which the page fetches before it loads other files of the version. */
    readonly integrityList?: string;
    /** How the page and the server load a version. */
    readonly manifest: {
      /** Path of the entry script of the container. */
      readonly entry: string;
      /** How a page loads the entry: as a classic script (the default) or as an ES module. */
      readonly entryType?: 'script' | 'module';
      /** The files that a page must fetch for each exposed module. */
      readonly exposes: {
        readonly [key: string]: {
          /** Paths. */
          readonly css: readonly string[];
          /** Paths. */
          readonly js: readonly string[];
          /** Paths of style sheets of its lazy parts, which a document contains where the server has rendered them. */
          readonly lazyCss?: readonly string[];
        };
      };
      /** The global that the entry sets; it must be unique to this version. */
      readonly globalName: string;
      /** Paths of style sheets with selectors that contain no generated class, such as `h1`. A page disables them while it does not show the remote. */
      readonly globalStyles?: readonly string[];
      /** Folder of the server build inside the archive; it is never served. */
      readonly server: string;
      /** The container for server rendering; without it, the version is rendered only in browsers. */
      readonly serverEntry?: {
        /** Path of the container’s entry, in that folder. */
        readonly path: string;
        /** Whether its files are CommonJS or ES modules. */
        readonly type: 'commonjs-module' | 'module';
      };
    };
    /** Origins besides the shop’s that it may use. */
    readonly origins?: readonly string[];
    readonly routes: readonly {
      /** The exposed module behind it. */
      readonly module: string;
      /** A path pattern in react-router’s syntax. */
      readonly path: string;
    }[];
    readonly slots: readonly {
      /** The exposed module that fills it. */
      readonly module: string;
      /** Lower orders come first. */
      readonly order: number;
      /** Name of a slot of the shell. */
      readonly slot: string;
    }[];
    readonly variant?: 'stable' | 'canary' | 'preview';
    readonly version: string;
  };
  /** The permit of a page to send reports about its remotes. */
  readonly PageTelemetry: {
    /** Proves that this shopper got these versions. Part of every report. */
    readonly nonce: string;
    /** Whether this session also reports successes. All sessions report failures. */
    readonly reportSuccesses: boolean;
  };
  /** A challenge for the browser. */
  readonly PasskeyAttempt: {
    /** Sent back with the credential; valid once, for five minutes. */
    readonly attempt: string;
    /** For `navigator.credentials`, as JSON. */
    readonly options: {
      readonly challenge: string;
    } & {
      readonly [key: string]: unknown;
    };
  };
  readonly PasskeyList: {
    readonly items: readonly RegistrySchemas['PasskeyView'][];
  };
  readonly PasskeyOptionsRequest: {
    readonly current: string;
  };
  readonly PasskeyRemoval: {
    readonly id: string;
  };
  readonly PasskeySignIn: {
    readonly attempt: string;
    /** The credential of the sign-in (`AuthenticationResponseJSON`). */
    readonly credential: {
      readonly id: string;
      readonly rawId: string;
      readonly response: {
        readonly authenticatorData: string;
        readonly clientDataJSON: string;
        readonly signature: string;
        readonly userHandle?: string;
      };
      readonly type: 'public-key';
    };
  };
  /** A passkey of the user. */
  readonly PasskeyView: {
    /** ISO 8601, UTC. */
    readonly createdAt: string;
    readonly id: string;
    readonly name: string;
    readonly usedAt: string | null;
  };
  /** A release in the history. */
  readonly PastRelease: {
    readonly actor: string;
    /** Whether the actor is a signed-in user, a token or the software itself. */
    readonly actorKind?: 'person' | 'token' | 'machine';
    readonly assignments: {
      readonly [key: string]: RegistrySchemas['Assignment'];
    };
    /** ISO 8601, UTC. */
    readonly at: string;
    readonly env: string;
    readonly parent: number | null;
    readonly reason: string;
    readonly seq: number;
  };
  /** A pipeline, as its issuer describes it. */
  readonly Pipeline: {
    /** Commit for which it ran. */
    readonly commit: string | null;
    /** Environment of the job. */
    readonly environment: string | null;
    /** The issuer of its ID token. */
    readonly issuer: string;
    /** Branch or tag. */
    readonly ref: string | null;
    /** `owner/name` or the project path; otherwise the `sub` claim of the ID token. */
    readonly repository: string | null;
    /** URL of the repository; null if the ID token does not contain it. */
    readonly repositoryUrl: string | null;
    /** URL of the run. */
    readonly run: string | null;
    /** File of the workflow. */
    readonly workflow: string | null;
  };
  /** A short-lived token of a pipeline. */
  readonly PipelineToken: {
    /** ISO 8601, UTC. */
    readonly expiresAt: string;
    readonly remote: string;
    /** Publishes and previews versions of this remote only. */
    readonly token: string;
  };
  readonly PipelineTokenRequest: {
    readonly remote: string;
    /** The ID token of the pipeline. It works once. */
    readonly token: string;
  };
  /** The result of a change, and its conflicts. */
  readonly Plan: {
    /** Remotes for which the change needs approval. */
    readonly approval: readonly string[];
    readonly assignments: {
      readonly [key: string]: RegistrySchemas['Assignment'];
    };
    /** Capabilities that new versions gain or lose compared with the stable ones, such as `storage key gifts-*`; only versions with a difference. */
    readonly capabilities: readonly {
      readonly added: readonly string[];
      readonly remote: string;
      readonly removed: readonly string[];
      readonly version: string;
    }[];
    readonly changes: readonly RegistrySchemas['Change'][];
    /** Flag values that versions of the change cannot use, because they do not declare the flag or do not allow the value. These versions use their defaults. Older registries do not send it. */
    readonly flags?: readonly {
      readonly flag: string;
      readonly message: string;
      readonly remote: string;
      readonly version: string;
    }[];
    readonly gate: RegistrySchemas['GateState'] | null;
    /** Seq of the live release that the plan is based on; 0 before the first. */
    readonly head: number;
    /** Incompatibilities that the change would cause. A release with problems is rejected. */
    readonly problems: readonly RegistrySchemas['Problem'][];
    /** Banned versions of the change, which are rejected, and deprecated ones, which are rejected without `acknowledge`. */
    readonly restricted: readonly RegistrySchemas['Restriction'][];
    /** Versions that the change rolls back. */
    readonly rollbacks: readonly RegistrySchemas['RemoteVersion'][];
    /** Rolled-back versions that would be released again. They are rejected without `again`. */
    readonly rolledBack: readonly RegistrySchemas['RolledBack'][];
    readonly source: RegistrySchemas['SourceState'] | null;
    /** @deprecated The same as `rollbacks`; removed in the next minor version. */
    readonly takenBack: readonly RegistrySchemas['RemoteVersion'][];
    /** Problems that exist regardless of the change. */
    readonly warnings: readonly RegistrySchemas['Problem'][];
  };
  /** One of these fields. A plan changes nothing and needs no reason. */
  readonly PlanRequest: {
    readonly canary?: {
      readonly bps: number;
      readonly remote: string;
      readonly version: string;
    };
    readonly flags?: {
      readonly remote: string;
      /** Values by flag; null removes the set value, so that the flag has its default. */
      readonly values: {
        readonly [key: string]: boolean | number | string | null;
      };
    };
    /** With `promote`: the environment in which these versions are live. Rejected if other versions are. */
    readonly from?: string;
    readonly preview?: {
      readonly remote: string;
      readonly version: string;
    };
    /** Versions to make live, by remote. */
    readonly promote?: {
      readonly [key: string]: string;
    };
    /** A remote to roll back to its previous version, or the seq of a release to return every remote to. */
    readonly rollback?: string | number;
  };
  readonly PreviewRequest: {
    /** Releases a deprecated version. Explain it in the reason. */
    readonly acknowledge?: boolean;
    /** Releases a rolled-back version again. Explain it in the reason. */
    readonly again?: boolean;
    /** Continues a paused canary. */
    readonly force?: boolean;
    /** How long it is listed; without this, until it is ended. */
    readonly minutes?: number;
    /** Overrides the gate, if it rejected or did not check these versions, and the environment’s source. Explain it in the reason. */
    readonly overrule?: boolean;
    readonly reason: string;
    readonly remote: string;
    /** Requests approval for a change that needs it. The change is made once it is approved. */
    readonly requestApproval?: boolean;
    readonly version: string;
  };
  /** A reason why versions cannot be live together. */
  readonly Problem: {
    readonly message: string;
    readonly remote: string;
    /** The affected package, path or slot; null if it affects the whole version. */
    readonly subject: string | null;
    readonly version: string;
  };
  /** The origin of a version, and its contents. */
  readonly Provenance: {
    /** Whether it has a provenance statement. Without one, most fields are null. */
    readonly attested: boolean;
    /** Builder ID: a URL, or `urn:shop-remote:by-hand`. */
    readonly builder: string | null;
    /** Whether the statement names the repository and the run of this pipeline; null without a statement, a pipeline or a repository URL. */
    readonly builderVerified: boolean | null;
    /** ISO 8601, UTC. */
    readonly builtAt: string | null;
    /** Who ran the build. */
    readonly builtBy: string | null;
    /** Commit of the sources. */
    readonly commit: string | null;
    /** Whether the checkout had uncommitted changes; null when unknown. */
    readonly dirty: boolean | null;
    /** Included packages, from the bill of materials. */
    readonly packages: readonly {
      /** SPDX IDs or expressions; otherwise the licence names from the bill of materials. */
      readonly licences: readonly string[];
      readonly name: string;
      readonly version: string;
    }[];
    /** `build`: packages that the bundler included. `declared`: the dependencies in package.json and their dependencies. Null without a bill of materials. */
    readonly packagesFrom: 'build' | 'declared' | null;
    /** URL of the pipeline run; http or https. */
    readonly pipeline: string | null;
    /** The pipeline that published it; null if a token or a person did. */
    readonly publishedFrom: RegistrySchemas['Pipeline'] | null;
    /** URL of the source repository. */
    readonly repository: string | null;
    readonly signature: RegistrySchemas['SignatureState'];
  };
  /** The public part of the live release. */
  readonly PublicRelease: {
    readonly assignments: {
      readonly [key: string]: {
        readonly canary?: {
          readonly bps: number;
          readonly version: string;
        };
        /** Values that were set for flags of the remote; a flag without one has its default. */
        readonly flags?: {
          readonly [key: string]: boolean | number | string;
        };
        readonly killed: boolean;
        readonly lastKnownGood: string | null;
        readonly stable: string | null;
      };
    };
    /** ISO 8601, UTC. */
    readonly at: string;
    readonly env: string;
    readonly seq: number;
  };
  /** The result of publishing an archive. */
  readonly Published: {
    readonly digest: string;
    readonly outcome: 'published' | 'unchanged';
    /** Whether the version was already published and is now signed with a valid key. */
    readonly signed: boolean;
  };
  /** A key that may sign versions of a remote. */
  readonly PublisherKey: {
    /** ISO 8601, UTC. */
    readonly addedAt: string;
    readonly addedBy: string;
    /** The `keyid` of its signatures. */
    readonly id: string;
    readonly name: string;
    /** ed25519, SPKI as PEM. */
    readonly publicKey: string;
    readonly remote: string;
    /** Null while the key is valid. */
    readonly revoked: {
      /** ISO 8601, UTC. */
      readonly at: string;
      readonly by: string;
      readonly reason: string;
    } | null;
  };
  /** Keys of a remote, including revoked ones. */
  readonly PublisherKeyList: {
    readonly items: readonly RegistrySchemas['PublisherKey'][];
  };
  readonly PublisherKeyRequest: {
    /** Who uses the key, such as `ci`. */
    readonly name: string;
    /** ed25519, SPKI as PEM. */
    readonly publicKey: string;
  };
  readonly PurchaseRequest: {
    /** The permit of the page, as for reports. */
    readonly nonce: string;
    /** The stages that the shop’s API has seen; `blocked` if the API failed. */
    readonly stages: readonly ('pay' | 'paid' | 'order' | 'blocked')[];
  };
  /** An entry of the append-only list of releases. The highest seq is live. */
  readonly Release: {
    readonly actor: string;
    readonly assignments: {
      readonly [key: string]: RegistrySchemas['Assignment'];
    };
    /** ISO 8601, UTC. */
    readonly at: string;
    readonly env: string;
    readonly parent: number | null;
    readonly reason: string;
    readonly seq: number;
  };
  /** Contains either `promote` or `rollback`. */
  readonly ReleaseRequest: {
    /** Releases a deprecated version. Explain it in the reason. */
    readonly acknowledge?: boolean;
    /** Releases a rolled-back version again. Explain it in the reason. */
    readonly again?: boolean;
    /** Continues a paused canary. */
    readonly force?: boolean;
    /** With `promote`: the environment in which these versions are live. Rejected if other versions are. */
    readonly from?: string;
    /** Overrides the gate, if it rejected or did not check these versions, and the environment’s source. Explain it in the reason. */
    readonly overrule?: boolean;
    /** Versions to make live, by remote. */
    readonly promote?: {
      readonly [key: string]: string;
    };
    readonly reason: string;
    /** Requests approval for a change that needs it. The change is made once it is approved. */
    readonly requestApproval?: boolean;
    /** A remote to roll back to its previous version, or the seq of a release to return every remote to. */
    readonly rollback?: string | number;
  };
  /** The public interface of a remote: its remote.json. */
  readonly RemoteDescriptor: {
    /** What its code uses in browsers, besides its elements and `origins`. Absent in records of older packers: then it is unknown. */
    readonly capabilities?: {
      /** Whether style sheets have global selectors, such as `h1`. */
      readonly globalStyles?: boolean;
      /** Whether it serves pages of the checkout. */
      readonly paymentPages?: boolean;
      /** Keys that it writes to `localStorage`, `sessionStorage` and `IndexedDB`. */
      readonly storage?: readonly string[];
      /** Whether it starts workers. */
      readonly workers?: boolean;
    };
    /** Exposed modules; `x` is the file `src/expose/x.tsx`. */
    readonly exposes: readonly string[];
    /** Values that operators set in each environment without a new version, by name. They are public. */
    readonly flags?: {
      readonly [key: string]: {
        readonly default: boolean | number | string;
        /** What it does, for operators. */
        readonly description: string;
        /** The only values that it may have. */
        readonly enum?: readonly (boolean | number | string)[];
        /** Of a number. */
        readonly maximum?: number;
        /** Characters of a string; 200 without it. */
        readonly maxLength?: number;
        /** Of a number. */
        readonly minimum?: number;
        readonly type: 'boolean' | 'integer' | 'number' | 'string';
      };
    };
    readonly name: string;
    /** Other origins for pictures, fonts, media, frames and data, once operators have approved them. Never on checkout pages. */
    readonly origins?: readonly string[];
    readonly routes: readonly {
      /** The exposed module behind it. */
      readonly module: string;
      /** A path pattern in react-router’s syntax. */
      readonly path: string;
    }[];
    readonly slots: readonly {
      /** The exposed module that fills it. */
      readonly module: string;
      /** Lower orders come first. */
      readonly order: number;
      /** Name of a slot of the shell. */
      readonly slot: string;
    }[];
    /** The minimum store contract. */
    readonly storeContract: number;
  };
  /** The flags that live versions of a remote declare. */
  readonly RemoteFlagList: {
    readonly flags: readonly RegistrySchemas['Flag'][];
    readonly remote: string;
  };
  /** The origins of a remote: declared by its versions, and approved. */
  readonly RemoteOrigins: {
    readonly approved: readonly RegistrySchemas['ApprovedOrigin'][];
    /** Declared by published versions, whether approved or not. */
    readonly declared: readonly {
      readonly origin: string;
      /** Versions that declare it, newest first. */
      readonly versions: readonly string[];
    }[];
  };
  readonly RemoteVersion: {
    readonly remote: string;
    readonly version: string;
  };
  readonly RendersRequest: {
    readonly counts: readonly {
      readonly failures: number;
      readonly remote: string;
      readonly renders: number;
      readonly variant: 'stable' | 'canary';
      readonly version: string;
    }[];
    /** The environment that the shop follows; `live` when absent. */
    readonly env?: string;
  };
  /** The new restriction of a version. */
  readonly Restricted: {
    /** Environments in which shoppers get the version. They keep it until it is rolled back there. */
    readonly liveIn: readonly string[];
    readonly restriction: RegistrySchemas['Restriction'];
  };
  /** A banned version cannot be released, previewed or rolled back to. A deprecated one can be released only with `acknowledge`. */
  readonly Restriction: {
    readonly actor: string;
    /** ISO 8601, UTC. */
    readonly at: string;
    readonly kind: 'banned' | 'deprecated';
    readonly reason: string;
    readonly remote: string;
    /** When the deprecation ends; null for never. */
    readonly until: string | null;
    readonly version: string;
  };
  readonly RestrictionRequest: {
    readonly reason: string;
  };
  readonly RevokeKeyRequest: {
    readonly reason: string;
  };
  /** A rolled-back version. It is not a rollback target, and can only be released again with `again`. */
  readonly RolledBack: {
    /** Who rolled it back; `automatic` for monitoring. */
    readonly actor: string;
    /** ISO 8601, UTC. */
    readonly at: string;
    readonly reason: string;
    readonly remote: string;
    readonly version: string;
  };
  /** The release of a version to shoppers in stages. */
  readonly Rollout: {
    readonly approvals: readonly {
      /** ISO 8601, UTC. */
      readonly at: string;
      readonly by: string;
      readonly reason: string;
      readonly stage: number;
    }[];
    /** When the minimum time in the stage ends; null before the rollout begins and after it ends. */
    readonly bakesUntil: string | null;
    /** ISO 8601, UTC. */
    readonly createdAt: string;
    readonly createdBy: string;
    readonly endedAt: string | null;
    readonly env: string;
    /** Why it is paused; automatic pauses end automatically. */
    readonly hold: {
      /** Who paused it; `automatic` for an automatic pause. */
      readonly by: string;
      readonly kind:
        | 'person'
        | 'freeze'
        | 'window'
        | 'traffic'
        | 'judgement'
        | 'approval'
        | 'changed'
        | 'disabled'
        | 'gate'
        | 'refused';
      /** A human-readable reason. */
      readonly reason: string;
      /** ISO 8601, UTC. */
      readonly since: string;
    } | null;
    readonly id: number;
    /** Whether changes to the remote need a second person, who must approve the first stage. */
    readonly isProtected: boolean;
    readonly remote: string;
    /** Sessions of the version in this stage; null before the first stage and after the last one. */
    readonly sessions: number | null;
    /** The current stage, from 1; 0 before the rollout begins. */
    readonly stage: number;
    readonly stages: readonly RegistrySchemas['RolloutStage'][];
    /** When the current stage went live. */
    readonly stageSince: string | null;
    readonly startAt: string | null;
    readonly status: 'draft' | 'scheduled' | 'running' | 'paused' | 'done' | 'aborted';
    readonly version: string;
  };
  readonly RolloutApproval: {
    readonly reason: string;
    /** The stage that may begin. */
    readonly stage: number;
  };
  /** An event of a rollout, with its actor and reason. */
  readonly RolloutEvent: {
    /** `automatic` for automatic actions. */
    readonly actor: string;
    /** ISO 8601, UTC. */
    readonly at: string;
    readonly kind:
      | 'created'
      | 'scheduled'
      | 'started'
      | 'stage'
      | 'held'
      | 'released'
      | 'paused'
      | 'resumed'
      | 'skipped'
      | 'approved'
      | 'promoted'
      | 'done'
      | 'aborted';
    readonly reason: string;
    /** The stage at that time. */
    readonly stage: number;
  };
  readonly RolloutReason: {
    readonly reason: string;
  };
  readonly RolloutRequest: {
    /** Releases a deprecated version. Explain it in the reason. */
    readonly acknowledge?: boolean;
    /** Releases a rolled-back version again. Explain it in the reason. */
    readonly again?: boolean;
    /** Minimum time in the stage, in minutes. */
    readonly bakeMinutes?: number;
    /** Minimum number of sessions of the version before the next stage. */
    readonly minSessions?: number;
    readonly reason: string;
    readonly remote: string;
    /** By default 1, 10, 25, 50 and 100%. The last stage must be 100% of all shoppers and promotes the version. */
    readonly stages?: readonly {
      /** Whether someone other than the creator of the rollout must approve the stage before it begins. */
      readonly approval?: boolean;
      /** Minimum time in the stage, in minutes. */
      readonly bakeMinutes?: number;
      /** Share of its shoppers, in basis points. */
      readonly bps: number;
      /** Difference from the control, by metric, at which the version is rolled back if it is significant; from 0 to 1. */
      readonly margins?: {
        readonly carts?: number;
        readonly checkouts?: number;
        readonly orders?: number;
        readonly payments?: number;
        readonly pays?: number;
        readonly renders?: number;
        readonly sessions?: number;
      };
      /** Minimum number of sessions of the version before the next stage. */
      readonly minSessions?: number;
      /** The segment: `staff`, `signed-in`, `narrow` (phones), `wide` or `city:Jaipur`; null for all shoppers. */
      readonly segment?: string | null;
    }[];
    /** Starts the rollout immediately. */
    readonly start?: boolean;
    /** ISO 8601, such as `2026-11-26T10:00:00+05:30`. */
    readonly startAt?: string;
    readonly version: string;
  };
  readonly RolloutSchedule: {
    readonly reason: string;
    /** ISO 8601, such as `2026-11-26T10:00:00+05:30`. */
    readonly startAt: string;
  };
  readonly RolloutSkip: {
    readonly reason: string;
    /** The current stage, so that two simultaneous requests skip only one stage. */
    readonly stage: number;
  };
  /** A step of a rollout. */
  readonly RolloutStage: {
    /** Whether someone other than the creator of the rollout must approve the stage before it begins. */
    readonly approval: boolean;
    /** Minimum time in the stage, in minutes. */
    readonly bakeMinutes: number;
    /** Share of its shoppers, in basis points. */
    readonly bps: number;
    /** Difference from the control, by metric, at which the version is rolled back if it is significant; from 0 to 1. */
    readonly margins: {
      readonly carts?: number;
      readonly checkouts?: number;
      readonly orders?: number;
      readonly payments?: number;
      readonly pays?: number;
      readonly renders: number;
      readonly sessions: number;
    };
    /** Minimum number of sessions of the version before the next stage. */
    readonly minSessions: number;
    /** The segment: `staff`, `signed-in`, `narrow` (phones), `wide` or `city:Jaipur`; null for all shoppers. */
    readonly segment: string | null;
  };
  readonly RolloutWithHistory: {
    readonly approvals: readonly {
      /** ISO 8601, UTC. */
      readonly at: string;
      readonly by: string;
      readonly reason: string;
      readonly stage: number;
    }[];
    /** When the minimum time in the stage ends; null before the rollout begins and after it ends. */
    readonly bakesUntil: string | null;
    /** ISO 8601, UTC. */
    readonly createdAt: string;
    readonly createdBy: string;
    readonly endedAt: string | null;
    readonly env: string;
    /** Newest first. */
    readonly history: readonly RegistrySchemas['RolloutEvent'][];
    /** Why it is paused; automatic pauses end automatically. */
    readonly hold: {
      /** Who paused it; `automatic` for an automatic pause. */
      readonly by: string;
      readonly kind:
        | 'person'
        | 'freeze'
        | 'window'
        | 'traffic'
        | 'judgement'
        | 'approval'
        | 'changed'
        | 'disabled'
        | 'gate'
        | 'refused';
      /** A human-readable reason. */
      readonly reason: string;
      /** ISO 8601, UTC. */
      readonly since: string;
    } | null;
    readonly id: number;
    /** Whether changes to the remote need a second person, who must approve the first stage. */
    readonly isProtected: boolean;
    readonly remote: string;
    /** Sessions of the version in this stage; null before the first stage and after the last one. */
    readonly sessions: number | null;
    /** The current stage, from 1; 0 before the rollout begins. */
    readonly stage: number;
    readonly stages: readonly RegistrySchemas['RolloutStage'][];
    /** When the current stage went live. */
    readonly stageSince: string | null;
    readonly startAt: string | null;
    readonly status: 'draft' | 'scheduled' | 'running' | 'paused' | 'done' | 'aborted';
    readonly version: string;
  };
  /** The sales of the shop, regardless of versions. */
  readonly SalesState: {
    /** Orders per checkout in the previous seven days, from 0 to 1; null if there is too little data. */
    readonly base: number | null;
    /** Shoppers who opened the checkout since orders dropped; 0 while enough get an order. */
    readonly checkouts: number;
    /** How many of them got their order. */
    readonly orders: number;
    /** ISO 8601, UTC: the time since which too few checkouts result in an order; null while enough do. */
    readonly since: string | null;
  };
  readonly SecondFactorRequest: {
    readonly name: string;
    readonly password: string;
  };
  readonly SessionList: {
    readonly items: readonly RegistrySchemas['SessionView'][];
  };
  /** A session of the user in a browser. */
  readonly SessionView: {
    /** Its user agent. */
    readonly browser: string;
    /** ISO 8601, UTC. */
    readonly createdAt: string;
    /** Whether it is the session of this request. */
    readonly current: boolean;
    readonly id: string;
    /** ISO 8601, UTC. */
    readonly lastSeen: string;
  };
  /** The contract of a shell: what it provides to remotes. Releases are checked against it before they go live. */
  readonly ShellContract: {
    /** Versions of all shared packages. */
    readonly provided: {
      readonly [key: string]: string;
    };
    /** Shared packages that exist once per page, so that remotes must use the shell’s. */
    readonly singletons: readonly string[];
    /** Its slots, and whether one or many remotes fill them. */
    readonly slots: {
      readonly [key: string]: 'one' | 'many';
    };
    readonly storeContract: number;
    readonly version: string;
  };
  readonly SightingsRequest: {
    /** Versions in open tabs, such as `catalog@1.3.0`. Unknown ones are ignored. */
    readonly versions: readonly string[];
  };
  /** The signature state of a version, by the current keys. */
  readonly SignatureState: {
    /** The key of the signature; null without one. */
    readonly key: {
      readonly id: string;
      /** Null if it is not registered. */
      readonly name: string | null;
    } | null;
    /** A human-readable message. */
    readonly message: string;
    readonly remote: string;
    /** Whether the remote requires signatures to publish and promote versions: true once it has had a key, even if all keys are revoked. */
    readonly required: boolean;
    /** `signed`: by a valid key of the remote. `revoked`: by a key that was revoked since. `unknown`: by an unregistered key. `unsigned`: without a signature. `broken`: the signature or the envelope is invalid, or does not match the contents. */
    readonly state: 'signed' | 'unsigned' | 'unknown' | 'revoked' | 'broken';
    readonly version: string;
  };
  readonly SigningKey: {
    readonly key: string;
  };
  readonly SignInRequest: {
    readonly code?: string;
    readonly name: string;
    readonly password: string;
  };
  /** The result of storing source maps. */
  readonly SourceMapsStored: {
    /** New source maps. */
    readonly added: number;
  };
  readonly SourceRequest: {
    readonly reason: string;
    /** Null if versions may go live directly. */
    readonly source: string | null;
  };
  /** Whether the source of an environment holds back a change. */
  readonly SourceState: {
    /** The environment in which versions must be live first. */
    readonly env: string;
    /** Versions that were never live there, or were rolled back. They are rejected without `overrule`. */
    readonly held: readonly {
      readonly message: string;
      readonly remote: string;
      readonly version: string;
    }[];
  };
  /** A version of a remote that a staff browser can choose. */
  readonly StaffChoice: {
    readonly kind: 'live' | 'canary' | 'preview';
    readonly version: string;
  };
  /** A link that marks a browser as staff for a month. */
  readonly StaffPass: {
    /** Path to open at the shop, in the browser to mark as staff. */
    readonly path: string;
    /** ISO 8601, UTC. */
    readonly until: string;
  };
  /** A remote in a staff browser. */
  readonly StaffRemote: {
    /** Versions that `?preview=<remote>@<version>` may request here; empty while the remote is disabled. */
    readonly choices: readonly RegistrySchemas['StaffChoice'][];
    /** The version that was chosen in this browser; null for none. */
    readonly chosen: string | null;
    /** How this version is released. */
    readonly kind: 'live' | 'canary' | 'preview' | null;
    /** The version in this browser without a choice; null if it would not have the remote. */
    readonly otherwise: string | null;
    /** The version in this browser; null if it does not have the remote. */
    readonly version: string | null;
    /** Why this browser has it, as a sentence. */
    readonly why: string;
  };
  /** The versions of a staff browser, with reasons and possible choices. */
  readonly StaffVersions: {
    readonly env: string;
    readonly remotes: {
      readonly [key: string]: RegistrySchemas['StaffRemote'];
    };
    /** Seq of the live release. An open page may have an earlier one. */
    readonly seq: number;
    /** ISO 8601, UTC. */
    readonly until: string;
  };
  /** A version, and whether its files are stored. */
  readonly StoredArtifact: {
    /** ISO 8601, UTC. */
    readonly at: string;
    /** What its code uses in browsers, besides its elements and `origins`. Absent in records of older packers: then it is unknown. */
    readonly capabilities?: {
      /** Whether style sheets have global selectors, such as `h1`. */
      readonly globalStyles?: boolean;
      /** Whether it serves pages of the checkout. */
      readonly paymentPages?: boolean;
      /** Keys that it writes to `localStorage`, `sessionStorage` and `IndexedDB`. */
      readonly storage?: readonly string[];
      /** Whether it starts workers. */
      readonly workers?: boolean;
    };
    /** sha256, in hex, over the sorted lines `<path> <sha384>\n` of all files. */
    readonly digest: string;
    /** Names of the endpoints that it adds to the shop’s API client, which all remotes share. Absent in records of older packers. */
    readonly endpoints?: readonly string[];
    /** Exposed modules. */
    readonly exposes: readonly string[];
    /** Every file of the archive except artifact.json. */
    readonly files: readonly {
      /** Inside the archive, with forward slashes. */
      readonly path: string;
      /** Integrity, as `sha384-<base64>`. */
      readonly sha384: string;
      /** In bytes. */
      readonly size: number;
    }[];
    /** Values that operators set in each environment without a new version, by name. They are public. */
    readonly flags?: {
      readonly [key: string]: {
        readonly default: boolean | number | string;
        /** What it does, for operators. */
        readonly description: string;
        /** The only values that it may have. */
        readonly enum?: readonly (boolean | number | string)[];
        /** Of a number. */
        readonly maximum?: number;
        /** Characters of a string; 200 without it. */
        readonly maxLength?: number;
        /** Of a number. */
        readonly minimum?: number;
        readonly type: 'boolean' | 'integer' | 'number' | 'string';
      };
    };
    /** Revision of the sources, if any. */
    readonly git: string | null;
    /** How the page and the server load a version. */
    readonly manifest: {
      /** Path of the entry script of the container. */
      readonly entry: string;
      /** How a page loads the entry: as a classic script (the default) or as an ES module. */
      readonly entryType?: 'script' | 'module';
      /** The files that a page must fetch for each exposed module. */
      readonly exposes: {
        readonly [key: string]: {
          /** Paths. */
          readonly css: readonly string[];
          /** Paths. */
          readonly js: readonly string[];
          /** Paths of style sheets of its lazy parts, which a document contains where the server has rendered them. */
          readonly lazyCss?: readonly string[];
        };
      };
      /** The global that the entry sets; it must be unique to this version. */
      readonly globalName: string;
      /** Paths of style sheets with selectors that contain no generated class, such as `h1`. A page disables them while it does not show the remote. */
      readonly globalStyles?: readonly string[];
      /** Folder of the server build inside the archive; it is never served. */
      readonly server: string;
      /** The container for server rendering; without it, the version is rendered only in browsers. */
      readonly serverEntry?: {
        /** Path of the container’s entry, in that folder. */
        readonly path: string;
        /** Whether its files are CommonJS or ES modules. */
        readonly type: 'commonjs-module' | 'module';
      };
    };
    /** Other origins for pictures, fonts, media, frames and data, once operators have approved them. Never on checkout pages. */
    readonly origins?: readonly string[];
    /** The registry sets the name of the token. */
    readonly publishedBy: string;
    /** Lowercase letters, digits and hyphens, at most 40. */
    readonly remote: string;
    readonly restriction: RegistrySchemas['Restriction'] | null;
    readonly routes: readonly {
      /** The exposed module behind it. */
      readonly module: string;
      /** A path pattern in react-router’s syntax. */
      readonly path: string;
    }[];
    readonly shared: {
      /** Versions of shared packages that it bundles, for hosts without a compatible version. */
      readonly provided?: {
        readonly [key: string]: string;
      };
      /** Ranges of shared packages that the host must provide. */
      readonly required: {
        readonly [key: string]: string;
      };
    };
    readonly slots: readonly {
      /** The exposed module that fills it. */
      readonly module: string;
      /** Lower orders come first. */
      readonly order: number;
      /** Name of a slot of the shell. */
      readonly slot: string;
    }[];
    /** Hash of the sources. */
    readonly source: string;
    /** The minimum store contract. */
    readonly storeContract: number;
    /** Whether its files are stored: false until the upload completes, and after a clean-up. */
    readonly stored: boolean;
    /** A semantic version, such as 1.2.3 or 1.2.3-rc.1. */
    readonly version: string;
  };
  /** The report of a page. */
  readonly TelemetryReport: {
    /** Up to 50; invalid events are ignored. */
    readonly events: readonly (
      | {
          readonly kind: 'loaded';
          readonly ms: number;
          readonly remote: string;
          readonly version: string;
        }
      | {
          readonly kind: 'failed';
          readonly phase: 'entry' | 'chunk' | 'run' | 'timeout';
          readonly remote: string;
          readonly version: string;
        }
      | {
          readonly kind: 'error';
          readonly message?: string;
          readonly remote: string;
          readonly stack?: string;
          readonly version: string;
        }
      | {
          readonly kind: 'lcp';
          readonly ms: number;
          readonly remote: string;
          readonly version: string;
        }
    )[];
    /** Proves that this shopper was given these versions. */
    readonly nonce: string;
    /** The stages that the session has reached in this page. Ignores unknown stages, and `order` if the shop counts orders itself. */
    readonly stages?: readonly ('product' | 'cart' | 'checkout' | 'order')[];
    /** From sessions that report successes. */
    readonly vitals?: readonly {
      readonly name: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB';
      /** Route pattern of the page, such as `/products/:category`. */
      readonly page: string;
      readonly value: number;
    }[];
  };
  readonly TokenList: {
    readonly items: readonly RegistrySchemas['TokenView'][];
  };
  readonly TokenRequest: {
    /** Its lifetime in days. @default 90 */
    readonly days?: number;
    /** An environment; all when absent. */
    readonly env?: string | null;
    /** Instead of `role`. */
    readonly grants?: readonly {
      /** An environment, or `*` for all. */
      readonly env: string;
      /** A remote, or `*` for all. */
      readonly remote: string;
      readonly role: 'viewer' | 'shop' | 'gate' | 'publisher' | 'releaser' | 'operator' | 'admin';
    }[];
    readonly name: string;
    /** A remote; all when absent. Required for a publisher or releaser. */
    readonly remote?: string | null;
    readonly role?: 'viewer' | 'shop' | 'gate' | 'publisher' | 'releaser' | 'operator' | 'admin';
  };
  /** A token without its secret. */
  readonly TokenView: {
    readonly createdAt: string;
    readonly createdBy: string;
    /** When it expires. */
    readonly expiresAt: string;
    readonly grants: readonly RegistrySchemas['Grant'][];
    readonly id: string;
    /** When it was last used, to the minute; null for never. */
    readonly lastSeen: string | null;
    readonly name: string;
    /** The remote of all grants; null if they have different remotes or all. */
    readonly remote: string | null;
    readonly revokedAt: string | null;
    /** The widest role of the grants, for clients that do not know grants. */
    readonly role: 'viewer' | 'publisher' | 'operator' | 'admin';
  };
  /** A pipeline that may publish versions of a remote. */
  readonly TrustedPublisher: {
    /** ISO 8601, UTC. */
    readonly addedAt: string;
    readonly addedBy: string;
    /** The environment of the job; any, or none, when absent. */
    readonly environment?: string;
    readonly id: string;
    readonly issuer: string;
    /** Whether the pipeline runs for a branch or a tag; either when absent. */
    readonly refType?: 'branch' | 'tag';
    readonly remote: string;
    /** GitHub: `owner/name`; GitLab: the path of the project. */
    readonly repository?: string;
    /** The `sub` claim, for issuers of the kind `other`. */
    readonly subject?: string;
    /** GitHub: the file in `.github/workflows`, such as `release.yml`. */
    readonly workflow?: string;
  };
  /** The pipelines that may publish versions of a remote. */
  readonly TrustedPublisherList: {
    /** The audience that ID tokens need: the registry’s origin. */
    readonly audience: string;
    /** The configured issuers. */
    readonly issuers: readonly {
      readonly issuer: string;
      /** The claims of its tokens: those of GitHub Actions, of GitLab CI, or only a subject. */
      readonly kind: 'github' | 'gitlab' | 'other';
    }[];
    readonly items: readonly RegistrySchemas['TrustedPublisher'][];
  };
  readonly TrustedPublisherRequest: {
    /** The environment of the job; any, or none, when absent. */
    readonly environment?: string;
    readonly issuer: string;
    /** Whether the pipeline runs for a branch or a tag; either when absent. */
    readonly refType?: 'branch' | 'tag';
    /** GitHub: `owner/name`; GitLab: the path of the project. */
    readonly repository?: string;
    /** The `sub` claim, for issuers of the kind `other`. */
    readonly subject?: string;
    /** GitHub: the file in `.github/workflows`, such as `release.yml`. */
    readonly workflow?: string;
  };
  /** Web vitals measured by shoppers’ browsers. */
  readonly VitalsList: {
    /** Newest first, then by page. Each page view counts once. */
    readonly releases: readonly {
      /** Route pattern. */
      readonly page: string;
      readonly seq: number;
      readonly vitals: {
        readonly CLS?: RegistrySchemas['VitalSummary'];
        readonly FCP?: RegistrySchemas['VitalSummary'];
        readonly INP?: RegistrySchemas['VitalSummary'];
        readonly LCP?: RegistrySchemas['VitalSummary'];
        readonly TTFB?: RegistrySchemas['VitalSummary'];
      };
    }[];
    /** By remote, then by version (newest release first), then by page. */
    readonly versions: readonly {
      /** Route pattern. */
      readonly page: string;
      readonly remote: string;
      readonly version: string;
      readonly vitals: {
        readonly CLS?: RegistrySchemas['VitalSummary'];
        readonly FCP?: RegistrySchemas['VitalSummary'];
        readonly INP?: RegistrySchemas['VitalSummary'];
        readonly LCP?: RegistrySchemas['VitalSummary'];
        readonly TTFB?: RegistrySchemas['VitalSummary'];
      };
    }[];
  };
  readonly VitalSummary: {
    /** Page views. */
    readonly count: number;
    /** Share of page views, from 0 to 1. */
    readonly good: number;
    /** The 75th percentile of page views, in the unit of the vital; interpolated within a bucket. */
    readonly p75: number;
    /** Share of page views, from 0 to 1. */
    readonly poor: number;
    readonly rating: 'good' | 'needs improvement' | 'poor';
  };
  /** Monitor state of a canary, kept between checks. */
  readonly WatchState: {
    /** Counts that are included in the evidence. */
    readonly counted: {
      readonly canary: {
        readonly blocked: number;
        readonly carts: number;
        readonly checkouts: number;
        readonly failures: number;
        readonly orders: number;
        readonly paid: number;
        readonly pays: number;
        readonly products: number;
        readonly reports: number;
        readonly serverFailures: number;
        readonly serverRenders: number;
        readonly sessions: number;
      };
      readonly control: {
        readonly blocked: number;
        readonly carts: number;
        readonly checkouts: number;
        readonly failures: number;
        readonly orders: number;
        readonly paid: number;
        readonly pays: number;
        readonly products: number;
        readonly reports: number;
        readonly serverFailures: number;
        readonly serverRenders: number;
        readonly sessions: number;
      };
    };
    /** Deprecated: the evidence that the canary performs worse, by three metrics of `trials`. */
    readonly evidence: {
      /** Logarithms of the evidence, by alternative odds. */
      readonly carts: readonly number[];
      /** Logarithms of the evidence, by alternative odds. */
      readonly renders: readonly number[];
      /** Logarithms of the evidence, by alternative odds. */
      readonly sessions: readonly number[];
    };
    /** Judgements by metric, most severe first; empty before the first check. */
    readonly judged: readonly RegistrySchemas['Judged'][];
    /** Start of the last checked window, in ms since 1970. */
    readonly lastWindow: number;
    /** Why the canary is paused; null if it is not. */
    readonly paused: string | null;
    /** Salt of the rollout. */
    readonly salt: string;
    /** ISO 8601, UTC. Earlier reports do not count. */
    readonly since: string;
    /** The current share, and the counts at the time it was set. */
    readonly stage: {
      readonly bps: number;
      readonly canary: {
        readonly blocked: number;
        readonly carts: number;
        readonly checkouts: number;
        readonly failures: number;
        readonly orders: number;
        readonly paid: number;
        readonly pays: number;
        readonly products: number;
        readonly reports: number;
        readonly serverFailures: number;
        readonly serverRenders: number;
        readonly sessions: number;
      };
      readonly control: {
        readonly blocked: number;
        readonly carts: number;
        readonly checkouts: number;
        readonly failures: number;
        readonly orders: number;
        readonly paid: number;
        readonly pays: number;
        readonly products: number;
        readonly reports: number;
        readonly serverFailures: number;
        readonly serverRenders: number;
        readonly sessions: number;
      };
      /** The segment of the share; empty for all shoppers. */
      readonly segment?: string;
    };
    /** The evidence by metric. */
    readonly trials: {
      readonly [key: string]: {
        /** Logarithms of the evidence, by alternative odds. */
        readonly better: readonly number[];
        /** Logarithms of the evidence, by alternative odds. */
        readonly worse: readonly number[];
      };
    };
  };
  readonly WebhookList: {
    readonly items: readonly RegistrySchemas['WebhookView'][];
    /** Whether a mail server is configured, which the format `mail` needs. */
    readonly mail: boolean;
  };
  readonly WebhookRequest: {
    /** Absent or empty for all actions. */
    readonly actions?: readonly (
      | 'import'
      | 'publish'
      | 'sign'
      | 'source-maps'
      | 'key-add'
      | 'key-revoke'
      | 'origin-approve'
      | 'origin-withdraw'
      | 'publisher-add'
      | 'publisher-remove'
      | 'pipeline-token'
      | 'version-ban'
      | 'version-deprecate'
      | 'version-reinstate'
      | 'promote'
      | 'rollback'
      | 'return'
      | 'canary-start'
      | 'canary-advance'
      | 'canary-promote'
      | 'canary-abort'
      | 'auto-rollback'
      | 'sales-alarm'
      | 'sales-recovered'
      | 'kill'
      | 'unkill'
      | 'flags'
      | 'preview'
      | 'freeze'
      | 'unfreeze'
      | 'approval-policy'
      | 'approval-requested'
      | 'approval-granted'
      | 'approval-declined'
      | 'gate-policy'
      | 'gate-report'
      | 'gate-requested'
      | 'gate-cancelled'
      | 'gate-failed'
      | 'rollout-created'
      | 'rollout-scheduled'
      | 'rollout-started'
      | 'rollout-stage'
      | 'rollout-held'
      | 'rollout-released'
      | 'rollout-paused'
      | 'rollout-resumed'
      | 'rollout-skipped'
      | 'rollout-approved'
      | 'rollout-promoted'
      | 'rollout-done'
      | 'rollout-aborted'
      | 'change-windows'
      | 'shell'
      | 'collect'
      | 'token-issue'
      | 'token-revoke'
      | 'account-create'
      | 'account-invite'
      | 'account-disable'
      | 'account-grants'
      | 'invitation-accept'
      | 'authenticator-set-up'
      | 'passkey-add'
      | 'passkey-remove'
      | 'sign-in'
      | 'webhook-add'
      | 'webhook-disable'
      | 'webhook-enable'
      | 'webhook-secret'
      | 'webhook-remove'
      | 'environment-add'
      | 'environment-source'
    )[];
    /** json: type, timestamp and data; chat: text for Slack and Mattermost; mail: plain text to a `mailto:` address. @default json */
    readonly format?: 'json' | 'chat' | 'mail';
    readonly url: string;
  };
  readonly WebhookTest: {
    readonly delivered: boolean;
    /** Why the test message was not accepted; null if it was. */
    readonly error: string | null;
  };
  /** A webhook, which is notified of audit events. */
  readonly WebhookView: {
    /** Actions that it is notified of; empty for all. */
    readonly actions: readonly string[];
    readonly createdAt: string;
    readonly createdBy: string;
    /** When it was disabled; null while it is enabled. */
    readonly disabledAt: string | null;
    /** Failed attempts at the next message. */
    readonly failures: number;
    readonly format: 'json' | 'chat' | 'mail';
    readonly id: string;
    /** When it last accepted a message; null for never. */
    readonly lastDelivered: string | null;
    /** Why the last attempt failed; null if it succeeded. */
    readonly lastError: string | null;
    readonly url: string;
    /** Number of pending messages. */
    readonly waiting: number;
  };
}
