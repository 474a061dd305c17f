{{- define "vintage-craft.labels" -}}
app.kubernetes.io/name: vintage-craft
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .role }}
{{- end }}

{{- define "vintage-craft.pod" -}}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
automountServiceAccountToken: false
# The drain time, and thirty seconds for requests that are still open; for a gate worker, the time to close its browsers.
terminationGracePeriodSeconds: {{ if eq .role "shop" }}{{ add .root.Values.shop.drainSeconds 35 }}{{ else if eq .role "gate-worker" }}95{{ else }}35{{ end }}
volumes:
  - name: data
    {{- if has .role (list "registry" "office") }}
    persistentVolumeClaim: { claimName: {{ .root.Release.Name }}-{{ .role }} }
    {{- else }}
    emptyDir: {}
    {{- end }}
  - name: tmp
    emptyDir: {}
{{- end }}

{{- define "vintage-craft.confinement" -}}
readOnlyRootFilesystem: true
allowPrivilegeEscalation: false
capabilities: { drop: [ALL] }
{{- end }}

{{- define "vintage-craft.container" -}}
image: {{ .Values.image.repository }}:{{ .Values.image.tag }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  {{- include "vintage-craft.confinement" . | nindent 2 }}
envFrom:
  - secretRef: { name: {{ .Values.secretName }} }
volumeMounts:
  - name: data
    mountPath: /data
  - name: tmp
    mountPath: /tmp
{{- end }}

{{- define "vintage-craft.environment" -}}
- name: MIGRATE
  value: 'off'
- name: PUBLIC_ORIGIN
  value: '{{ .Values.origins.shop }}'
- name: TRUSTED_PROXIES
  value: '{{ .Values.trustedProxies }}'
- name: METRICS_PORT
  value: '9464'
- name: LOG_LEVEL
  value: info
{{- end }}
