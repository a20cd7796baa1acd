#!/bin/sh
# Trains all models. Usage: train.sh [data folder, default ../shared/data/admet from the root]
set -eu
root=$(cd "$(dirname "$0")/../../.." && pwd)
package=$root/packages/admet-predictor
data=$(cd "$root" && cd "${1:-../shared/data/admet}" && pwd)
work=$package/.features
mkdir -p "$work" "$package/models" "$package/test/fixtures"
[ -x "$work/venv/bin/python" ] || python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --requirement "$package/training/requirements.txt"
cd "$package"
nice -n 15 node_modules/.bin/tsx training/export-features.ts "$data" "$work"
nice -n 15 "$work/venv/bin/python" training/train.py --data "$data" --features "$work" --models models --state "$work" --jobs 2
"$work/venv/bin/python" training/make_cards.py --state "$work" --models models
node_modules/.bin/tsx --conditions=@biographql/source bench/evaluate.ts --write
cd "$root"
node_modules/.bin/biome check --write packages/admet-predictor/test/fixtures
