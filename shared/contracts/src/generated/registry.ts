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
    /** In place of `role`. */
    readonly grants?: readonly {
      /** An environment, or `*` for all. */
      readonly env: string;
      /** A remote, or `*` for all. */
      readonly remote: string;
      readonly role: 'viewer' | 'shop' | 'publisher' | 'releaser' | 'operator' | 'admin';
    }[];
    readonly name: string;
    /** A remote; all when absent. Required for a publisher or releaser. */
    readonly remote?: string | null;
    readonly role?: 'viewer' | 'shop' | 'publisher' | 'releaser' | 'operator' | 'admin';
  };
  /** A person who signs in to the console. */
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
    /** Whether the user can sign in: everything is set up. */
    readonly ready: boolean;
    /** Number of recovery codes left. */
    readonly recoveryCodes: number;
    /** The one remote that all grants are of; null when there is no such. */
    readonly remote: string | null;
    /** The widest role of the grants, as it was called before there were grants. */
    readonly role: 'viewer' | 'publisher' | 'operator' | 'admin';
  };
  /** The user or token behind a request. Every grant includes read access to everything. */
  readonly Actor: {
    readonly grants: readonly RegistrySchemas['Grant'][];
    readonly name: string;
    /** Whether this is a person who signed in; not set for a token. */
    readonly person?: boolean;
    /** The one remote that all grants are of; null when there is no such. */
    readonly remote: string | null;
    /** The widest role of the grants, as it was called before there were grants. */
    readonly role: 'viewer' | 'publisher' | 'operator' | 'admin';
  };
  /** A change that waits, or waited, for a second person. */
  readonly Approval: {
    /** When it was decided; null while it is pending. */
    readonly decidedAt: string | null;
    readonly decidedBy: string | null;
    readonly decidedReason: string | null;
    readonly env: string;
    /** ISO 8601, UTC. */
    readonly expiresAt: string;
    readonly id: number;
    /** Overrides of the change, which are approved with it. */
    readonly overrides: readonly ('force' | 'again' | 'overrule')[];
    readonly reason: string;
    /** The remotes that need the approval. */
    readonly remotes: readonly string[];
    /** ISO 8601, UTC. */
    readonly requestedAt: string;
    readonly requestedBy: string;
    /** The release that it made; null for none. */
    readonly seq: number | null;
    readonly status: 'pending' | 'approved' | 'declined' | 'expired';
    /** The change in a few words, such as `promote catalog@1.3.0`. */
    readonly summary: string;
  };
  readonly ApprovalDecision: {
    readonly reason: string;
  };
  /** The remotes whose changes need two people. */
  readonly ApprovalPolicy: {
    /** Remotes of which changes need a second person; `*` for all, none for no remote. */
    readonly remotes: readonly ('*' | string)[];
  };
  readonly ApprovalPolicyRequest: {
    readonly reason: string;
    /** Remotes of which changes need a second person; `*` for all, none for no remote. */
    readonly remotes: readonly ('*' | string)[];
    /** Requests the approval that removing a remote needs. */
    readonly requestApproval?: boolean;
  };
  /** An origin besides the shop’s that versions of a remote may use. */
  readonly ApprovedOrigin: {
    /** ISO 8601, UTC. */
    readonly approvedAt: string;
    readonly approvedBy: string;
    /** Such as `https://maps.example`. */
    readonly origin: string;
    readonly reason: string;
    readonly remote: string;
  };
  /** One published, immutable version of a remote: the record artifact.json. */
  readonly Artifact: {
    /** ISO 8601, UTC. */
    readonly at: string;
    /** sha256, in hex, over the sorted lines `<path> <sha384>\n` of all files. */
    readonly digest: string;
    /** Exposed modules. */
    readonly exposes: readonly string[];
    /** Every file of the archive but artifact.json. */
    readonly files: readonly {
      /** Inside the archive, with forward slashes. */
      readonly path: string;
      /** Integrity, as `sha384-<base64>`. */
      readonly sha384: string;
      /** In bytes. */
      readonly size: number;
    }[];
    /** Revision of the sources, if they have one. */
    readonly git: string | null;
    /** How the page and the server load a version. */
    readonly manifest: {
      /** Path of the entry script of the container. */
      readonly entry: string;
      /** How a page loads the entry: as a classic script, also when absent, or as an ES module. */
      readonly entryType?: 'script' | 'module';
      /** What a page must fetch for each exposed module. */
      readonly exposes: {
        readonly [key: string]: {
          /** Paths. */
          readonly css: readonly string[];
          /** Paths. */
          readonly js: readonly string[];
        };
      };
      /** The global that the entry leaves; no other version may have it. */
      readonly globalName: string;
      /** Paths of style sheets with selectors that no class of the build limits, such as `h1`. A page turns them off where it shows nothing of the remote. */
      readonly globalStyles?: readonly string[];
      /** Folder of the server build inside the archive; it is never served. */
      readonly server: string;
      /** The container that pages are rendered with; without one the version is left to browsers. */
      readonly serverEntry?: {
        /** Path of the container’s entry, in that folder. */
        readonly path: string;
        /** Whether its files are CommonJS or ES modules. */
        readonly type: 'commonjs-module' | 'module';
      };
    };
    /** Origins besides the shop’s for pictures, fonts, media, frames and data, once operations have approved them. Never on pages of the checkout. */
    readonly origins?: readonly string[];
    /** The registry notes the token’s name. */
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
      /** Versions of shared packages that it carries itself, for a host that cannot serve its range. */
      readonly provided?: {
        readonly [key: string]: string;
      };
      /** Ranges of shared packages that it takes from the host. */
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
    /** Fingerprint of the sources that it was built from. */
    readonly source: string;
    /** The store contract that it needs at least. */
    readonly storeContract: number;
    /** A version as semver writes it, such as 1.2.3 or 1.2.3-rc.1. */
    readonly version: string;
  };
  /** The live versions of a remote. */
  readonly Assignment: {
    /** A version on trial on a share of shoppers. */
    readonly canary?: {
      /** Share of all shoppers, in basis points; 0 while only segments have it. */
      readonly bps: number;
      readonly salt: string;
      /** Segments that have it in addition to that share, in the order in which they got it. */
      readonly segments?: readonly {
        /** Share of its shoppers, in basis points. */
        readonly bps: number;
        /** `staff`, `signed-in`, `narrow`, `wide` or `city:Jaipur`. */
        readonly segment: string;
      }[];
      readonly version: string;
    };
    readonly killed: boolean;
    readonly lastKnownGood: string | null;
    /** Versions that `?preview=<remote>@<version>` may ask for; browsers of staff may also ask for what is live and for the canary, and any other is refused. They belong to no release: they are laid over the live one where it is read, so that listing one changes no seq. */
    readonly previews?: readonly string[];
    /** Null for a remote that begins as a canary: shoppers outside of it do not have the remote at all. */
    readonly stable: string | null;
  };
  /** Whether the chain of the audit log is intact. */
  readonly AuditCheck: {
    /** The first row whose hash does not match; null when all match. */
    readonly brokenAt: number | null;
  };
  /** Who did what. */
  readonly AuditRow: {
    readonly action: string;
    readonly actor: string;
    /** Whether the actor is a person who signed in, a token or the software itself. */
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
    /** By metric, where enough is known of the previous version. */
    readonly bases: {
      readonly [key: string]: {
        /** Of the previous version, in favour of the new one; from 0 to 1. */
        readonly rate: number;
        /** Its share of the failures of all remotes; null for sales. */
        readonly share: number | null;
      };
    };
    /** The counts of the last check. */
    readonly counted: {
      readonly failures: number;
      /** Failures of all other remotes. */
      readonly others: number;
      readonly reports: number;
      readonly sessions: number;
    };
    /** Deprecated and empty: evidence is counted again for each check. */
    readonly evidence: {
      /** Logarithms of the evidence, by the odds that are tried. */
      readonly rate: readonly number[];
      /** Logarithms of the evidence, by the odds that are tried. */
      readonly share: readonly number[];
    };
    /** By metric, the most severe first; empty before the first check. */
    readonly judged: readonly RegistrySchemas['Judged'][];
    /** The last good version before it; null where a rollback led to this one, or nothing was good. */
    readonly previous: string | null;
    /** Deprecated: the share of `sessions` in `bases`. */
    readonly share: number;
    /** ISO 8601, UTC. */
    readonly since: string;
    /** ISO 8601, UTC: until then it may be rolled back automatically. */
    readonly until: string;
    /** The version of all shoppers. */
    readonly version: string;
  };
  /** `start` needs `version` and `bps` (basis points of shoppers), `advance` needs `bps`. */
  readonly CanaryRequest: {
    /** Releases a version again that was rolled back. Explain it in the reason. */
    readonly again?: boolean;
    readonly bps?: number;
    /** Continues a canary although it is paused. */
    readonly force?: boolean;
    /** Continues although the gate has refused these versions or not checked them, or they were not live in the environment’s source. Explain it in the reason. */
    readonly overrule?: boolean;
    readonly reason: string;
    /** Requests the approval of a second person for a change that needs it; the change is made once it is approved. */
    readonly requestApproval?: boolean;
    readonly version?: string;
  };
  /** A version by its bytes. */
  readonly Candidate: {
    readonly digest: string;
    readonly remote: string;
    readonly version: string;
  };
  /** One change of a release, for people and for tools. */
  readonly Change: {
    readonly field: 'stable' | 'lastKnownGood' | 'canary' | 'killed' | 'previews';
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
    /** Days since a version was last seen after which it may be removed. @default 30 */
    readonly days?: number;
    /** Only reports what would be removed. @default true */
    readonly dryRun?: boolean;
  };
  /** Versions that are no longer needed. */
  readonly CollectResponse: {
    readonly collected: readonly RegistrySchemas['RemoteVersion'][];
  };
  readonly CustomersRequest: {
    /** The browser as its permits name it: a hash of its cohort. */
    readonly browser: string;
    /** The environment that the shop follows; `live` when absent. */
    readonly env?: string;
    /** A hash of the order. */
    readonly purchase: string;
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
  /** Shops that follow one list of releases. */
  readonly Environment: {
    readonly env: string;
    /** Seq of the release that is live there; 0 before the first. */
    readonly seq: number;
    /** The environment in which versions have to be live before they are in this one. */
    readonly source: string | null;
  };
  readonly EnvironmentRequest: {
    /** Its name. */
    readonly env: string;
    readonly reason: string;
  };
  /** The live release of an environment, and what is blocked. */
  readonly EnvState: {
    readonly env: string;
    /** Freezes of one remote by its name, of everything by `*`. */
    readonly freezes: {
      readonly [key: string]: RegistrySchemas['Freeze'];
    };
    readonly release: RegistrySchemas['Release'] | null;
    /** Versions that were rolled back, the newest first. */
    readonly rolledBack: readonly RegistrySchemas['RolledBack'][];
    readonly shell: RegistrySchemas['ShellContract'] | null;
    /** Live versions whose signature does not count, where their remote has keys: they stay live. */
    readonly signatures: readonly RegistrySchemas['SignatureState'][];
  };
  /** Errors of the versions of a remote in shoppers’ browsers. */
  readonly ErrorsOfRemote: {
    /** The latest first, at most 50. */
    readonly items: readonly {
      /** Pages that reported it. */
      readonly count: number;
      /** ISO 8601, UTC. */
      readonly firstSeen: string;
      /** Of its message and place; the same for all pages that report it. */
      readonly id: string;
      /** ISO 8601, UTC. */
      readonly lastSeen: string;
      /** Without e-mail addresses and long numbers. */
      readonly message: string;
      /** As the browser wrote it, up to 1,500 characters; may be empty. */
      readonly stack: string;
      readonly version: string;
    }[];
  };
  /** An error, with its stack mapped to the sources. */
  readonly ErrorWithSources: {
    /** Pages that reported it. */
    readonly count: number;
    /** ISO 8601, UTC. */
    readonly firstSeen: string;
    /** The lines of the stack that name a place in a script. */
    readonly frames: readonly {
      /** The lines around it; none where the map has no sources. */
      readonly around: readonly {
        readonly line: number;
        readonly text: string;
      }[];
      /** In the source, from 1; 0 without a source map. */
      readonly column: number;
      /** In the source, from 1; 0 without a source map. */
      readonly line: number;
      /** The function, where it is known. */
      readonly name: string | null;
      /** Path of the source; null without a source map. */
      readonly source: string | null;
      /** The line as the browser wrote it. */
      readonly text: string;
    }[];
    /** ISO 8601, UTC. */
    readonly lastSeen: string;
    readonly message: string;
    readonly remote: string;
    /** As the browser wrote it. */
    readonly stack: string;
    readonly version: string;
  };
  /** A refused or failed call. 429 and 503 have Retry-After. */
  readonly Failure: {
    /** With 409: the remotes of which the change needs a second person: request it. */
    readonly approval?: {
      readonly remotes: readonly string[];
    };
    /** With 409: digest of the contents that are published under that version. */
    readonly digest?: string;
    /** With 404: the existing environments, where another was named. */
    readonly environments?: readonly string[];
    /** With 422: every invalid field of an archive’s record. */
    readonly faults?: readonly {
      readonly field: string;
      readonly message: string;
    }[];
    /** With 423: the freeze. */
    readonly frozen?: {
      readonly name: string;
    } & RegistrySchemas['Freeze'];
    /** With 409: the state of the gate, a GateState: the versions go live with "overrule" only. */
    readonly gate?: {
      readonly [key: string]: unknown;
    };
    /** With 412: seq of the release that is live. */
    readonly head?: number;
    /** The problem and its solution, for people. */
    readonly message: string;
    /** With 409: why the canary is paused. */
    readonly paused?: string;
    /** With 422: why these versions cannot be live together. */
    readonly problems?: readonly RegistrySchemas['Problem'][];
    /** With 409: versions that come back with "again" only. */
    readonly rolledBack?: readonly RegistrySchemas['RolledBack'][];
    /** With 409: versions that have to be live elsewhere first, a SourceState: they go live with "overrule" only. */
    readonly source?: {
      readonly [key: string]: unknown;
    };
    /** The HTTP status again. */
    readonly status: number;
  };
  /** Why new versions are blocked, and since when. */
  readonly Freeze: {
    /** ISO 8601, UTC. */
    readonly at: string;
    readonly by: string;
    readonly reason: string;
  };
  readonly FreezeRequest: {
    /** Releases a version again that was rolled back. Explain it in the reason. */
    readonly again?: boolean;
    /** Continues a canary although it is paused. */
    readonly force?: boolean;
    /** Continues although the gate has refused these versions or not checked them, or they were not live in the environment’s source. Explain it in the reason. */
    readonly overrule?: boolean;
    readonly reason: string;
    /** The remote whose new versions are blocked; all remotes without it. */
    readonly remote?: string;
    /** Requests the approval of a second person for a change that needs it; the change is made once it is approved. */
    readonly requestApproval?: boolean;
  };
  /** A finding of the gate; one with `refuse` refuses the versions. */
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
      | 'stay'
      | 'print'
      | 'offline'
      | 'weight'
      | 'paint'
      | 'picture'
      | 'scope';
    readonly message: string;
    readonly path: string | null;
    readonly severity: 'refuse' | 'note';
    /** CSS pixels. */
    readonly width: number | null;
  };
  /** One page at one width. */
  readonly GatePage: {
    /** Share of pixels that differ from the live page, from 0 to 1. */
    readonly difference: number | null;
    /** The same of the live versions, in the same run. */
    readonly livePaintMs: number | null;
    /** Largest contentful paint with the candidate. */
    readonly paintMs: number | null;
    readonly path: string;
    /** Its pattern, such as `/products/:category`. */
    readonly route: string;
    /** Until the server had rendered it. */
    readonly serverMs: number | null;
    readonly width: number;
  };
  /** Whether versions have to pass the gate before shoppers get them. */
  readonly GatePolicy: {
    /** Whether it was set; otherwise it is the default. */
    readonly chosen: boolean;
    /** A note for operators, such as that the gate does not run automatically. */
    readonly notice: string | null;
    readonly policy: 'required' | 'advisory' | 'off';
  };
  readonly GatePolicyRequest: {
    readonly policy: 'required' | 'advisory' | 'off';
    readonly reason: string;
  };
  /** The findings of the gate for a set of versions. */
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
    /** Pages whose pictures differ most; the pictures themselves are at /pictures/{place}/{side}. */
    readonly pictures: readonly {
      readonly difference: number;
      readonly path: string;
      readonly width: number;
    }[];
    readonly seconds: number;
    /** Names the bytes of all remotes, and the shell, that were opened together. */
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
        | 'stay'
        | 'print'
        | 'offline'
        | 'weight'
        | 'paint'
        | 'picture'
        | 'scope';
      readonly message: string;
      readonly path: string | null;
      readonly severity: 'refuse' | 'note';
      /** CSS pixels. */
      readonly width: number | null;
    }[];
    readonly pages: readonly {
      /** Share of pixels that differ from the live page, from 0 to 1. */
      readonly difference: number | null;
      /** The same of the live versions, in the same run. */
      readonly livePaintMs: number | null;
      /** Largest contentful paint with the candidate. */
      readonly paintMs: number | null;
      readonly path: string;
      /** Its pattern, such as `/products/:category`. */
      readonly route: string;
      /** Until the server had rendered it. */
      readonly serverMs: number | null;
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
    /** `gate.set` of the plan that the run began with. */
    readonly set: string;
  };
  /** The verdict of the gate on the set of versions that a change would release. */
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
    readonly role: 'viewer' | 'shop' | 'publisher' | 'releaser' | 'operator' | 'admin';
  };
  readonly GroundsRequest: {
    /** Releases a version again that was rolled back. Explain it in the reason. */
    readonly again?: boolean;
    /** Continues a canary although it is paused. */
    readonly force?: boolean;
    /** Continues although the gate has refused these versions or not checked them, or they were not live in the environment’s source. Explain it in the reason. */
    readonly overrule?: boolean;
    readonly reason: string;
    /** Requests the approval of a second person for a change that needs it; the change is made once it is approved. */
    readonly requestApproval?: boolean;
  };
  /** Recent health of the versions of a remote. */
  readonly HealthOfRemote: {
    readonly bake: RegistrySchemas['BakeState'] | null;
    /** Failed sessions that are not evidence, by version, the most first. */
    readonly held?: readonly {
      /** Networks that they were reported from. */
      readonly networks: number;
      /** Failed sessions. */
      readonly sessions: number;
      readonly version: string;
    }[];
    readonly watch: RegistrySchemas['WatchState'] | null;
    /** Of all versions, in the order of time. */
    readonly windows: readonly RegistrySchemas['HealthWindow'][];
  };
  /** Health of all versions in the last hours, in steps. */
  readonly HealthOverview: {
    /** Start of the first step, ISO 8601, UTC. */
    readonly from: string;
    /** Of each live remote. */
    readonly judgements: readonly RegistrySchemas['Judgement'][];
    readonly sales: RegistrySchemas['SalesState'];
    /** Length of a step, which may have half a minute. */
    readonly stepMinutes: number;
    /** By remote, version and variant. */
    readonly versions: readonly {
      readonly remote: string;
      /** Those with reports, in the order of time. */
      readonly steps: readonly {
        /** Sessions in which the API failed from Pay on, counted by the shop. */
        readonly blocked: number;
        /** Sessions that added a product to the cart. */
        readonly carts: number;
        /** Sessions that opened the checkout. */
        readonly checkouts: number;
        /** Errors, however many a session has. */
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
        /** Sessions that pressed Pay, counted by the shop. */
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
        /** Which step it is, from 0. */
        readonly step: number;
      }[];
      readonly variant: string;
      readonly version: string;
    }[];
  };
  /** A window of 30 s of one version. */
  readonly HealthWindow: {
    /** Its start, ISO 8601, UTC. */
    readonly at: string;
    /** Sessions in which the API failed from Pay on, counted by the shop. */
    readonly blocked: number;
    /** Sessions that added a product to the cart. */
    readonly carts: number;
    /** Sessions that opened the checkout. */
    readonly checkouts: number;
    /** Errors, however many a session has. */
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
    /** Sessions that pressed Pay, counted by the shop. */
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
  /** Lets a user choose a password once. */
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
    /** Signs every message but mails. Shown this once. */
    readonly secret: string;
  };
  /** The judgement of a version by one metric. */
  readonly Judged: {
    /** Of the control, or the limit that is assumed of the previous version; null where that is unknown. */
    readonly base: number | null;
    /** Such as `sessions` or `orders`; see docs/metrics.md. */
    readonly metric: string;
    /** The denominator of the rate. */
    readonly of: number;
    /** Of the version, from 0 to 1; null where nothing was counted. */
    readonly rate: number | null;
    readonly verdict: 'worse' | 'same' | 'better' | 'not enough data' | 'no data';
  };
  /** How a live version compares with another one. */
  readonly Judgement: {
    /** The control, or the last good version; null where there is nothing to compare it with. */
    readonly against: string | null;
    /** By metric, the most severe first; empty before the first check. */
    readonly judged: readonly RegistrySchemas['Judged'][];
    readonly remote: string;
    readonly variant: 'stable' | 'canary';
    /** The canary, or the version of all shoppers. */
    readonly version: string;
  };
  /** A version as a list has it. */
  readonly ListedArtifact: {
    /** ISO 8601, UTC. */
    readonly at: string;
    /** sha256, in hex, over the sorted lines `<path> <sha384>\n` of all files. */
    readonly digest: string;
    /** Exposed modules. */
    readonly exposes: readonly string[];
    /** Every file of the archive but artifact.json. */
    readonly files: readonly {
      /** Inside the archive, with forward slashes. */
      readonly path: string;
      /** Integrity, as `sha384-<base64>`. */
      readonly sha384: string;
      /** In bytes. */
      readonly size: number;
    }[];
    /** Revision of the sources, if they have one. */
    readonly git: string | null;
    /** When an open tab or a document last had it; null for never. */
    readonly lastSeen: string | null;
    /** How the page and the server load a version. */
    readonly manifest: {
      /** Path of the entry script of the container. */
      readonly entry: string;
      /** How a page loads the entry: as a classic script, also when absent, or as an ES module. */
      readonly entryType?: 'script' | 'module';
      /** What a page must fetch for each exposed module. */
      readonly exposes: {
        readonly [key: string]: {
          /** Paths. */
          readonly css: readonly string[];
          /** Paths. */
          readonly js: readonly string[];
        };
      };
      /** The global that the entry leaves; no other version may have it. */
      readonly globalName: string;
      /** Paths of style sheets with selectors that no class of the build limits, such as `h1`. A page turns them off where it shows nothing of the remote. */
      readonly globalStyles?: readonly string[];
      /** Folder of the server build inside the archive; it is never served. */
      readonly server: string;
      /** The container that pages are rendered with; without one the version is left to browsers. */
      readonly serverEntry?: {
        /** Path of the container’s entry, in that folder. */
        readonly path: string;
        /** Whether its files are CommonJS or ES modules. */
        readonly type: 'commonjs-module' | 'module';
      };
    };
    /** Origins besides the shop’s for pictures, fonts, media, frames and data, once operations have approved them. Never on pages of the checkout. */
    readonly origins?: readonly string[];
    /** The registry notes the token’s name. */
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
      /** Versions of shared packages that it carries itself, for a host that cannot serve its range. */
      readonly provided?: {
        readonly [key: string]: string;
      };
      /** Ranges of shared packages that it takes from the host. */
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
    /** Fingerprint of the sources that it was built from. */
    readonly source: string;
    /** The store contract that it needs at least. */
    readonly storeContract: number;
    /** Whether its files are stored: false until the upload completes, and again after a cleanup. */
    readonly stored: boolean;
    /** A version as semver writes it, such as 1.2.3 or 1.2.3-rc.1. */
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
  /** A new session after a successful sign-in. */
  readonly NewSession: {
    /** False while the authenticator is not set up. */
    readonly enrolled: boolean;
    /** Shown only once; only its hash is stored. */
    readonly session: string;
    /** ISO 8601, UTC. */
    readonly until: string;
  };
  /** A started sign-in by OpenID Connect. */
  readonly OpenIdAttempt: {
    /** Address at which the browser signs in. */
    readonly address: string;
    /** Sealed for this browser, which sends it back after the redirect. */
    readonly attempt: string;
    /** ISO 8601, UTC. */
    readonly until: string;
  };
  readonly OpenIdRequest: {
    /** Where the provider redirects the browser; it must be registered there. */
    readonly redirectUri: string;
  };
  readonly OpenIdReturn: {
    readonly attempt: string;
    /** The query of the address to which the provider redirected the browser. */
    readonly parameters: string;
  };
  readonly OpenIdSignOut: {
    /** Address at which the browser signs out of the provider; null without one. */
    readonly address: string | null;
  };
  readonly OriginRequest: {
    /** Such as `https://maps.example`. */
    readonly origin: string;
    readonly reason: string;
  };
  /** The release resolved for one shopper. Killed and unknown remotes are absent. */
  readonly PageRelease: {
    readonly env: string;
    /** Proves that a page has these versions; it asks for its permit with it. */
    readonly proof?: string;
    readonly remotes: {
      readonly [key: string]: RegistrySchemas['PageRemote'];
    };
    readonly seq: number;
  };
  /** A remote as one page loads it: the version chosen for this shopper, and the one to fall back to. */
  readonly PageRemote: {
    /** Address of the version’s folder, with a trailing slash. */
    readonly base: string;
    readonly fallback: {
      /** Address of the version’s folder, with a trailing slash. */
      readonly base: string;
      /** Hashes by path; none where a document leaves them to the version’s list. */
      readonly integrity: {
        readonly [key: string]: string;
      };
      /** Hash of that list: the page fetches it before it loads anything of the version. */
      readonly integrityList?: string;
      /** How the page and the server load a version. */
      readonly manifest: {
        /** Path of the entry script of the container. */
        readonly entry: string;
        /** How a page loads the entry: as a classic script, also when absent, or as an ES module. */
        readonly entryType?: 'script' | 'module';
        /** What a page must fetch for each exposed module. */
        readonly exposes: {
          readonly [key: string]: {
            /** Paths. */
            readonly css: readonly string[];
            /** Paths. */
            readonly js: readonly string[];
          };
        };
        /** The global that the entry leaves; no other version may have it. */
        readonly globalName: string;
        /** Paths of style sheets with selectors that no class of the build limits, such as `h1`. A page turns them off where it shows nothing of the remote. */
        readonly globalStyles?: readonly string[];
        /** Folder of the server build inside the archive; it is never served. */
        readonly server: string;
        /** The container that pages are rendered with; without one the version is left to browsers. */
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
    /** Hashes by path; none where a document leaves them to the version’s list. */
    readonly integrity: {
      readonly [key: string]: string;
    };
    /** Hash of that list: the page fetches it before it loads anything of the version. */
    readonly integrityList?: string;
    /** How the page and the server load a version. */
    readonly manifest: {
      /** Path of the entry script of the container. */
      readonly entry: string;
      /** How a page loads the entry: as a classic script, also when absent, or as an ES module. */
      readonly entryType?: 'script' | 'module';
      /** What a page must fetch for each exposed module. */
      readonly exposes: {
        readonly [key: string]: {
          /** Paths. */
          readonly css: readonly string[];
          /** Paths. */
          readonly js: readonly string[];
        };
      };
      /** The global that the entry leaves; no other version may have it. */
      readonly globalName: string;
      /** Paths of style sheets with selectors that no class of the build limits, such as `h1`. A page turns them off where it shows nothing of the remote. */
      readonly globalStyles?: readonly string[];
      /** Folder of the server build inside the archive; it is never served. */
      readonly server: string;
      /** The container that pages are rendered with; without one the version is left to browsers. */
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
  /** The permit of a page to report on its remotes. */
  readonly PageTelemetry: {
    /** Proves that this shopper was given these versions; goes along with every report. */
    readonly nonce: string;
    /** Whether this session reports successes too; failures are reported by all. */
    readonly reportSuccesses: boolean;
  };
  /** A release in the history. */
  readonly PastRelease: {
    readonly actor: string;
    /** Whether the actor is a person who signed in, a token or the software itself. */
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
  /** The result of a change, and what conflicts with it. */
  readonly Plan: {
    /** Remotes of which the change needs the approval of a second person. */
    readonly approval: readonly string[];
    readonly assignments: {
      readonly [key: string]: RegistrySchemas['Assignment'];
    };
    readonly changes: readonly RegistrySchemas['Change'][];
    readonly gate: RegistrySchemas['GateState'] | null;
    /** Seq of the live release that it is based on; 0 before the first. */
    readonly head: number;
    /** Incompatibilities that the change would cause: a release with any is refused. */
    readonly problems: readonly RegistrySchemas['Problem'][];
    /** Versions that it rolls back. */
    readonly rollbacks: readonly RegistrySchemas['RemoteVersion'][];
    /** Versions that were rolled back and would be released again: refused without `again`. */
    readonly rolledBack: readonly RegistrySchemas['RolledBack'][];
    readonly source: RegistrySchemas['SourceState'] | null;
    /** @deprecated The same as `rollbacks`; removed in the next minor version. */
    readonly takenBack: readonly RegistrySchemas['RemoteVersion'][];
    /** Problems that exist with or without it. */
    readonly warnings: readonly RegistrySchemas['Problem'][];
  };
  /** Has one of these. A plan changes nothing and needs no reason. */
  readonly PlanRequest: {
    readonly canary?: {
      readonly bps: number;
      readonly remote: string;
      readonly version: string;
    };
    /** With `promote`: the environment in which these very versions are live; refused where others are. */
    readonly from?: string;
    readonly preview?: {
      readonly remote: string;
      readonly version: string;
    };
    /** Versions to make live, by remote. */
    readonly promote?: {
      readonly [key: string]: string;
    };
    /** A remote to roll back to its previous version; or a seq, to which every remote returns. */
    readonly rollback?: string | number;
  };
  readonly PreviewRequest: {
    /** Releases a version again that was rolled back. Explain it in the reason. */
    readonly again?: boolean;
    /** Continues a canary although it is paused. */
    readonly force?: boolean;
    /** How long it is listed; until it is ended when absent. */
    readonly minutes?: number;
    /** Continues although the gate has refused these versions or not checked them, or they were not live in the environment’s source. Explain it in the reason. */
    readonly overrule?: boolean;
    readonly reason: string;
    readonly remote: string;
    /** Requests the approval of a second person for a change that needs it; the change is made once it is approved. */
    readonly requestApproval?: boolean;
    readonly version: string;
  };
  /** Why a set of versions cannot be live together. */
  readonly Problem: {
    readonly message: string;
    readonly remote: string;
    /** The package, path or slot that it is about; null when it is about the version as such. */
    readonly subject: string | null;
    readonly version: string;
  };
  /** The origin of a version, and its contents. */
  readonly Provenance: {
    /** Whether it came with a statement; without one most of this is null. */
    readonly attested: boolean;
    /** The builder: an address of its pipelines, or `urn:shop-remote:by-hand`. */
    readonly builder: string | null;
    /** ISO 8601, UTC. */
    readonly builtAt: string | null;
    /** Who ran the build. */
    readonly builtBy: string | null;
    /** Commit of the sources. */
    readonly commit: string | null;
    /** Whether the checkout had uncommitted changes; null when unknown. */
    readonly dirty: boolean | null;
    /** Packages of which it has code, by the bill of materials. */
    readonly packages: readonly {
      /** SPDX ids or expressions, or the text of the document. */
      readonly licences: readonly string[];
      readonly name: string;
      readonly version: string;
    }[];
    /** `build`: what its bundler has put in. `declared`: what its package.json names and what these need. Null without a bill of materials. */
    readonly packagesFrom: 'build' | 'declared' | null;
    /** Address of the pipeline’s run; http or https. */
    readonly pipeline: string | null;
    /** Address of the sources’ repository. */
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
    /** Published before, and signed now by a key that counts. */
    readonly signed: boolean;
  };
  /** A key whose signatures a remote’s versions may have. */
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
    /** Null while it works. */
    readonly revoked: {
      /** ISO 8601, UTC. */
      readonly at: string;
      readonly by: string;
      readonly reason: string;
    } | null;
  };
  /** Keys of a remote, revoked ones too. */
  readonly PublisherKeyList: {
    readonly items: readonly RegistrySchemas['PublisherKey'][];
  };
  readonly PublisherKeyRequest: {
    /** Whose it is, such as `ci`. */
    readonly name: string;
    /** ed25519, SPKI as PEM. */
    readonly publicKey: string;
  };
  readonly PurchaseRequest: {
    /** The permit of the browser, as for its reports. */
    readonly nonce: string;
    /** How far the shop’s API has seen the session come; `blocked` where the API failed. */
    readonly stages: readonly ('pay' | 'paid' | 'order' | 'blocked')[];
  };
  /** One entry of the append-only list of releases; the highest seq is live. */
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
  /** Has `promote` or `rollback`. */
  readonly ReleaseRequest: {
    /** Releases a version again that was rolled back. Explain it in the reason. */
    readonly again?: boolean;
    /** Continues a canary although it is paused. */
    readonly force?: boolean;
    /** With `promote`: the environment in which these very versions are live; refused where others are. */
    readonly from?: string;
    /** Continues although the gate has refused these versions or not checked them, or they were not live in the environment’s source. Explain it in the reason. */
    readonly overrule?: boolean;
    /** Versions to make live, by remote. */
    readonly promote?: {
      readonly [key: string]: string;
    };
    readonly reason: string;
    /** Requests the approval of a second person for a change that needs it; the change is made once it is approved. */
    readonly requestApproval?: boolean;
    /** A remote to roll back to its previous version; or a seq, to which every remote returns. */
    readonly rollback?: string | number;
  };
  /** What a remote declares about itself: its remote.json. */
  readonly RemoteDescriptor: {
    /** Exposed modules; `x` is the file `src/expose/x.tsx`. */
    readonly exposes: readonly string[];
    readonly name: string;
    /** Origins besides the shop’s for pictures, fonts, media, frames and data, once operations have approved them. Never on pages of the checkout. */
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
    /** The store contract that the remote needs at least. */
    readonly storeContract: number;
  };
  /** The origins of a remote: declared by its versions, and approved. */
  readonly RemoteOrigins: {
    readonly approved: readonly RegistrySchemas['ApprovedOrigin'][];
    /** Declared by published versions, whether approved or not. */
    readonly declared: readonly {
      readonly origin: string;
      /** That declare it, the newest first. */
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
  readonly RevokeKeyRequest: {
    readonly reason: string;
  };
  /** A version that was rolled back: it is not a rollback target, and is released again only with `again`. */
  readonly RolledBack: {
    /** Who rolled it back; `automatic` for the watch. */
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
    /** Releases a version again that was rolled back. Explain it in the reason. */
    readonly again?: boolean;
    /** Minimum time in the stage, in minutes. */
    readonly bakeMinutes?: number;
    /** Minimum number of sessions of the version before the next stage. */
    readonly minSessions?: number;
    readonly reason: string;
    readonly remote: string;
    /** By default 1, 10, 25, 50 and 100 %. The last stage must be 100 % of all shoppers and promotes the version. */
    readonly stages?: readonly {
      /** Whether someone other than the creator of the rollout must approve the stage before it begins. */
      readonly approval?: boolean;
      /** Minimum time in the stage, in minutes. */
      readonly bakeMinutes?: number;
      /** Share of its shoppers, in basis points. */
      readonly bps: number;
      /** Difference from the control, by metric, at which the version is rolled back once it is significant; from 0 to 1. */
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
      /** Whose share it is: `staff`, `signed-in`, `narrow` (phones), `wide` or `city:Jaipur`; null for everybody. */
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
    /** Difference from the control, by metric, at which the version is rolled back once it is significant; from 0 to 1. */
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
    /** Whose share it is: `staff`, `signed-in`, `narrow` (phones), `wide` or `city:Jaipur`; null for everybody. */
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
    /** The newest first. */
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
  /** The sales of the shop, whichever versions it has. */
  readonly SalesState: {
    /** Orders by checkouts in the seven days before, from 0 to 1; null where too little is known. */
    readonly base: number | null;
    /** Shoppers who opened the checkout since fewer orders come in; 0 while enough do. */
    readonly checkouts: number;
    /** Those of them who got their order. */
    readonly orders: number;
    /** ISO 8601, UTC: since when too few shoppers in the checkout get an order; null while enough do. */
    readonly since: string | null;
  };
  readonly SessionList: {
    readonly items: readonly RegistrySchemas['SessionView'][];
  };
  /** A browser in which the user is signed in. */
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
  /** What a shell offers to remotes; a release is checked against it before it goes live. */
  readonly ShellContract: {
    /** Versions of everything that it shares. */
    readonly provided: {
      readonly [key: string]: string;
    };
    /** Those of them that exist once a page, so that a remote has to take the shell’s. */
    readonly singletons: readonly string[];
    /** Its slots: whether one remote fills it or many do. */
    readonly slots: {
      readonly [key: string]: 'one' | 'many';
    };
    readonly storeContract: number;
    readonly version: string;
  };
  readonly SightingsRequest: {
    /** Versions that are open in tabs, such as `catalog@1.3.0`. Unknown ones are ignored. */
    readonly versions: readonly string[];
  };
  /** Whether a version is signed, by the keys as they are now. */
  readonly SignatureState: {
    /** The key of the signature; null without one. */
    readonly key: {
      readonly id: string;
      /** Null where it is not registered. */
      readonly name: string | null;
    } | null;
    /** The same, for a person to read. */
    readonly message: string;
    readonly remote: string;
    /** Whether its remote has keys, so that only signed versions are published and promoted. */
    readonly required: boolean;
    /** `signed` by a key that is registered for its remote. `unknown`: by one that is not. `broken`: the signature is of other contents. */
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
    /** Null: versions may go live here at once. */
    readonly source: string | null;
  };
  /** Whether the source of an environment holds back a change. */
  readonly SourceState: {
    /** The environment in which versions have to be live first. */
    readonly env: string;
    /** Versions that were never live there, or were rolled back: refused unless overruled. */
    readonly held: readonly {
      readonly message: string;
      readonly remote: string;
      readonly version: string;
    }[];
  };
  /** A version of a remote that a browser of staff may choose. */
  readonly StaffChoice: {
    readonly kind: 'live' | 'canary' | 'preview';
    readonly version: string;
  };
  /** A link that marks a browser as staff for a month. */
  readonly StaffPass: {
    /** To open at the shop, in the browser to mark as staff. */
    readonly path: string;
    /** ISO 8601, UTC. */
    readonly until: string;
  };
  /** A remote as one browser of staff has it. */
  readonly StaffRemote: {
    /** Versions that `?preview=<remote>@<version>` may request here; empty while the remote is disabled. */
    readonly choices: readonly RegistrySchemas['StaffChoice'][];
    /** The version that was chosen in this browser; null for none. */
    readonly chosen: string | null;
    /** How that version is released. */
    readonly kind: 'live' | 'canary' | 'preview' | null;
    /** The version in this browser without a choice; null where it does not have the remote then. */
    readonly otherwise: string | null;
    /** The version in this browser; null where it does not have the remote. */
    readonly version: string | null;
    /** Why this browser has it, as a sentence. */
    readonly why: string;
  };
  /** Which versions a browser of staff has, why, and which it may choose. */
  readonly StaffVersions: {
    readonly env: string;
    readonly remotes: {
      readonly [key: string]: RegistrySchemas['StaffRemote'];
    };
    /** The release of now; an open page may be of one before. */
    readonly seq: number;
    /** ISO 8601, UTC. */
    readonly until: string;
  };
  /** A version, and whether its files are stored. */
  readonly StoredArtifact: {
    /** ISO 8601, UTC. */
    readonly at: string;
    /** sha256, in hex, over the sorted lines `<path> <sha384>\n` of all files. */
    readonly digest: string;
    /** Exposed modules. */
    readonly exposes: readonly string[];
    /** Every file of the archive but artifact.json. */
    readonly files: readonly {
      /** Inside the archive, with forward slashes. */
      readonly path: string;
      /** Integrity, as `sha384-<base64>`. */
      readonly sha384: string;
      /** In bytes. */
      readonly size: number;
    }[];
    /** Revision of the sources, if they have one. */
    readonly git: string | null;
    /** How the page and the server load a version. */
    readonly manifest: {
      /** Path of the entry script of the container. */
      readonly entry: string;
      /** How a page loads the entry: as a classic script, also when absent, or as an ES module. */
      readonly entryType?: 'script' | 'module';
      /** What a page must fetch for each exposed module. */
      readonly exposes: {
        readonly [key: string]: {
          /** Paths. */
          readonly css: readonly string[];
          /** Paths. */
          readonly js: readonly string[];
        };
      };
      /** The global that the entry leaves; no other version may have it. */
      readonly globalName: string;
      /** Paths of style sheets with selectors that no class of the build limits, such as `h1`. A page turns them off where it shows nothing of the remote. */
      readonly globalStyles?: readonly string[];
      /** Folder of the server build inside the archive; it is never served. */
      readonly server: string;
      /** The container that pages are rendered with; without one the version is left to browsers. */
      readonly serverEntry?: {
        /** Path of the container’s entry, in that folder. */
        readonly path: string;
        /** Whether its files are CommonJS or ES modules. */
        readonly type: 'commonjs-module' | 'module';
      };
    };
    /** Origins besides the shop’s for pictures, fonts, media, frames and data, once operations have approved them. Never on pages of the checkout. */
    readonly origins?: readonly string[];
    /** The registry notes the token’s name. */
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
      /** Versions of shared packages that it carries itself, for a host that cannot serve its range. */
      readonly provided?: {
        readonly [key: string]: string;
      };
      /** Ranges of shared packages that it takes from the host. */
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
    /** Fingerprint of the sources that it was built from. */
    readonly source: string;
    /** The store contract that it needs at least. */
    readonly storeContract: number;
    /** Whether its files are stored: false until the upload completes, and again after a cleanup. */
    readonly stored: boolean;
    /** A version as semver writes it, such as 1.2.3 or 1.2.3-rc.1. */
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
    /** How far the session has come in this page. Unknown stages are ignored, and so is `order` of a shop that counts orders itself. */
    readonly stages?: readonly ('product' | 'cart' | 'checkout' | 'order')[];
    /** Of sessions that report successes. */
    readonly vitals?: readonly {
      readonly name: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB';
      /** Route pattern of the page that was opened, such as `/products/:category`. */
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
    /** In place of `role`. */
    readonly grants?: readonly {
      /** An environment, or `*` for all. */
      readonly env: string;
      /** A remote, or `*` for all. */
      readonly remote: string;
      readonly role: 'viewer' | 'shop' | 'publisher' | 'releaser' | 'operator' | 'admin';
    }[];
    readonly name: string;
    /** A remote; all when absent. Required for a publisher or releaser. */
    readonly remote?: string | null;
    readonly role?: 'viewer' | 'shop' | 'publisher' | 'releaser' | 'operator' | 'admin';
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
    /** The one remote that all grants are of; null when there is no such. */
    readonly remote: string | null;
    readonly revokedAt: string | null;
    /** The widest role of the grants, as it was called before there were grants. */
    readonly role: 'viewer' | 'publisher' | 'operator' | 'admin';
  };
  /** Web vitals that shoppers’ browsers measured. */
  readonly VitalsList: {
    /** The newest first, then by page; each page view once. */
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
    /** By remote, the version of the newest release first, then by page. */
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
    /** Three quarters of the page views had this or less, in the unit of the vital; linear inside a bucket. */
    readonly p75: number;
    /** Share of page views, from 0 to 1. */
    readonly poor: number;
    readonly rating: 'good' | 'needs improvement' | 'poor';
  };
  /** Monitor state of a canary, kept between checks. */
  readonly WatchState: {
    /** The counts that are in the evidence. */
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
    /** Deprecated: the evidence that it does worse, by three metrics of `trials`. */
    readonly evidence: {
      /** Logarithms of the evidence, by the odds that are tried. */
      readonly carts: readonly number[];
      /** Logarithms of the evidence, by the odds that are tried. */
      readonly renders: readonly number[];
      /** Logarithms of the evidence, by the odds that are tried. */
      readonly sessions: readonly number[];
    };
    /** By metric, the most severe first; empty before the first check. */
    readonly judged: readonly RegistrySchemas['Judged'][];
    /** Start of the last window that was looked at, in ms since 1970. */
    readonly lastWindow: number;
    /** Why the ramp is paused; null while it is not. */
    readonly paused: string | null;
    /** The rollout that it is about. */
    readonly salt: string;
    /** ISO 8601, UTC; earlier reports do not count. */
    readonly since: string;
    /** The share of now, and what had been counted when it was set. */
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
      /** The segment of the share; empty for everybody. */
      readonly segment?: string;
    };
    /** The evidence by metric. */
    readonly trials: {
      readonly [key: string]: {
        /** Logarithms of the evidence, by the odds that are tried. */
        readonly better: readonly number[];
        /** Logarithms of the evidence, by the odds that are tried. */
        readonly worse: readonly number[];
      };
    };
  };
  readonly WebhookList: {
    readonly items: readonly RegistrySchemas['WebhookView'][];
    /** Whether a mail server is set, so that the format `mail` is possible. */
    readonly mail: boolean;
  };
  readonly WebhookRequest: {
    /** Absent or empty for everything. */
    readonly actions?: readonly (
      | 'import'
      | 'publish'
      | 'sign'
      | 'source-maps'
      | 'key-add'
      | 'key-revoke'
      | 'origin-approve'
      | 'origin-withdraw'
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
      | 'preview'
      | 'freeze'
      | 'unfreeze'
      | 'approval-policy'
      | 'approval-requested'
      | 'approval-granted'
      | 'approval-declined'
      | 'gate-policy'
      | 'gate-report'
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
      | 'sign-in'
      | 'webhook-add'
      | 'webhook-disable'
      | 'webhook-enable'
      | 'webhook-secret'
      | 'webhook-remove'
      | 'environment-add'
      | 'environment-source'
    )[];
    /** json: type, timestamp and data; chat: a text, as Slack and Mattermost take it; mail: a plain text to a `mailto:` address. @default json */
    readonly format?: 'json' | 'chat' | 'mail';
    readonly url: string;
  };
  readonly WebhookTest: {
    readonly delivered: boolean;
    /** Why the test message was not accepted; null when it was. */
    readonly error: string | null;
  };
  /** An address that is notified of changes of releases. */
  readonly WebhookView: {
    /** What it is notified of; empty for everything. */
    readonly actions: readonly string[];
    readonly createdAt: string;
    readonly createdBy: string;
    /** Since when it is turned off; null while it is on. */
    readonly disabledAt: string | null;
    /** Failed attempts at the message that is next. */
    readonly failures: number;
    readonly format: 'json' | 'chat' | 'mail';
    readonly id: string;
    /** When it last took a message; null when never. */
    readonly lastDelivered: string | null;
    /** Why the last attempt failed; null when it did not. */
    readonly lastError: string | null;
    readonly url: string;
    /** Messages that are to be delivered still. */
    readonly waiting: number;
  };
}
