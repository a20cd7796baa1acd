#!/bin/sh
# Trains all 28 models, or some: train.sh --only BBB,hERG. See train.sh --help.
exec python3 "$(dirname "$0")/run.py" "$@"
