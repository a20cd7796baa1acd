;; The loops that predictions spend their time in. `pnpm kernel` turns this text into
;; src/generated/kernel.ts; kernel.test.ts compares the functions with plain TypeScript.
(module
  (import "host" "memory" (memory 1))

  ;; Adds the leaves that up to 64 molecules, one per lane, reach in each of $trees trees to one sum (f64) per lane.
  ;; $columns: one row of 64 lanes (f32) per feature. $count: the lanes in use, at least one.
  ;; A node is two words: feature << 19 | bytes to its right child, then the threshold (f32); the
  ;; left child is the next node. A leaf has distance 0 and its value in the place of the threshold.
  ;; The lanes walk a tree together as a set of bits; where they part, the right side waits on $stack.
  (func (export "addLeaves")
    (param $roots i32) (param $trees i32) (param $columns i32) (param $count i32)
    (param $sums i32) (param $stack i32)
    (local $end i32) (local $node i32) (local $word i32) (local $row i32) (local $top i32) (local $sum i32)
    (local $place i32) (local $all i64) (local $lanes i64) (local $left i64) (local $right i64)
    (local $value f64) (local $threshold v128)
    (local.set $all (i64.shr_u (i64.const -1) (i64.extend_i32_u (i32.sub (i32.const 64) (local.get $count)))))
    ;; Lanes are compared 16 at a time, the last ones first.
    (local.set $columns (i32.add (local.get $columns)
      (i32.shl (i32.shr_u (i32.sub (local.get $count) (i32.const 1)) (i32.const 4)) (i32.const 6))))
    (local.set $end (i32.add (local.get $roots) (i32.shl (local.get $trees) (i32.const 2))))
    (local.set $top (local.get $stack))
    (loop $tree
      (local.set $node (i32.load (local.get $roots)))
      (local.set $lanes (local.get $all))
      (loop $walk
        (local.set $word (i32.load (local.get $node)))
        (if (i32.and (local.get $word) (i32.const 0x7ffff))
          (then
            (local.set $row (i32.add (local.get $columns)
              (i32.and (i32.shr_u (local.get $word) (i32.const 11)) (i32.const 0x1fff00))))
            (local.set $threshold (v128.load32_splat offset=4 (local.get $node)))
            (local.set $right (i64.const 0))
            (local.set $place (local.get $count))
            (loop $part
              (local.set $right (i64.or (i64.shl (local.get $right) (i64.const 16)) (i64.extend_i32_u
                (i8x16.bitmask (i8x16.narrow_i16x8_s
                  (i16x8.narrow_i32x4_s
                    (f32x4.gt (v128.load (local.get $row)) (local.get $threshold))
                    (f32x4.gt (v128.load offset=16 (local.get $row)) (local.get $threshold)))
                  (i16x8.narrow_i32x4_s
                    (f32x4.gt (v128.load offset=32 (local.get $row)) (local.get $threshold))
                    (f32x4.gt (v128.load offset=48 (local.get $row)) (local.get $threshold))))))))
              (local.set $row (i32.sub (local.get $row) (i32.const 64)))
              (local.set $place (i32.sub (local.get $place) (i32.const 16)))
              (br_if $part (i32.gt_s (local.get $place) (i32.const 0))))
            (local.set $right (i64.and (local.get $lanes) (local.get $right)))
            (local.set $left (i64.xor (local.get $lanes) (local.get $right)))
            (local.set $word (i32.add (local.get $node) (i32.and (local.get $word) (i32.const 0x7ffff))))
            ;; Written in any case and kept when both sides have lanes: cheaper than a branch.
            (i32.store (local.get $top) (local.get $word))
            (i64.store offset=8 (local.get $top) (local.get $right))
            (local.set $top (i32.add (local.get $top) (i32.shl
              (i32.and (i64.ne (local.get $left) (i64.const 0)) (i64.ne (local.get $right) (i64.const 0)))
              (i32.const 4))))
            (if (i64.ne (local.get $left) (i64.const 0))
              (then
                (local.set $node (i32.add (local.get $node) (i32.const 8)))
                (local.set $lanes (local.get $left)))
              (else
                (local.set $node (local.get $word))
                (local.set $lanes (local.get $right))))
            (br $walk)))
        (local.set $value (f64.promote_f32 (f32.load offset=4 (local.get $node))))
        (loop $lane
          (local.set $sum (i32.add (local.get $sums) (i32.shl (i32.wrap_i64 (i64.ctz (local.get $lanes))) (i32.const 3))))
          (f64.store (local.get $sum) (f64.add (f64.load (local.get $sum)) (local.get $value)))
          (local.set $lanes (i64.and (local.get $lanes) (i64.sub (local.get $lanes) (i64.const 1))))
          (br_if $lane (i64.ne (local.get $lanes) (i64.const 0))))
        (if (i32.ne (local.get $top) (local.get $stack))
          (then
            (local.set $top (i32.sub (local.get $top) (i32.const 16)))
            (local.set $node (i32.load (local.get $top)))
            (local.set $lanes (i64.load offset=8 (local.get $top)))
            (br $walk))))
      (local.set $roots (i32.add (local.get $roots) (i32.const 4)))
      (br_if $tree (i32.lt_u (local.get $roots) (local.get $end)))))

  ;; The lowest of eight similarities at $bests, each as shared << 16 | union.
  (func $lowest (param $bests i32) (result i32)
    (local $end i32) (local $low i32) (local $next i32)
    (local.set $end (i32.add (local.get $bests) (i32.const 32)))
    (local.set $low (i32.load (local.get $bests)))
    (loop $each
      (local.set $bests (i32.add (local.get $bests) (i32.const 4)))
      (if (i32.lt_u (local.get $bests) (local.get $end))
        (then
          (local.set $next (i32.load (local.get $bests)))
          (if (i32.lt_u
              (i32.mul (i32.shr_u (local.get $next) (i32.const 16)) (i32.and (local.get $low) (i32.const 0xffff)))
              (i32.mul (i32.shr_u (local.get $low) (i32.const 16)) (i32.and (local.get $next) (i32.const 0xffff))))
            (then (local.set $low (local.get $next))))
          (br $each))))
    (local.get $low))

  ;; Best Tanimoto similarity of a 512-bit query with $bits ones to references of 64 bytes each at $rows, for up to eight
  ;; sets of them that share many: each reference is there once, and a bit of its byte at $masks says for each set whether it
  ;; is in it. $bests: the best of each set so far, as shared << 16 | union, raised in place; 1 << 16 | 1 for one that there
  ;; is not. References ascend by number of ones; those with $ones of them are from the number at $first + 2 * $ones (u16)
  ;; to before the next number there. Walks over them from $ones to before $end, upwards ($step 1) or downwards (-1), and ends
  ;; where min(ones) / max(ones) cannot beat the lowest.
  ;; $folds: for each reference the exclusive or of its first and its last 256 bits. Bits that differ there differ in the
  ;; whole, so that most references cannot beat the lowest and are not read.
  (func (export "nearest")
    (param $rows i32) (param $folds i32) (param $masks i32) (param $first i32)
    (param $ones i32) (param $end i32) (param $step i32)
    (param $query i32) (param $bits i32) (param $bests i32)
    (local $q0 i64) (local $q1 i64) (local $q2 i64) (local $q3 i64)
    (local $q4 i64) (local $q5 i64) (local $q6 i64) (local $q7 i64)
    (local $shared i32) (local $union i32) (local $top i32) (local $under i32)
    (local $f0 i64) (local $f1 i64) (local $f2 i64) (local $f3 i64)
    (local $less i32) (local $sum i32) (local $most i32)
    (local $best i32) (local $mask i32) (local $place i32) (local $fold i32) (local $last i32) (local $row i32)
    (local.set $best (call $lowest (local.get $bests)))
    (local.set $top (i32.shr_u (local.get $best) (i32.const 16)))
    (local.set $under (i32.and (local.get $best) (i32.const 0xffff)))
    (local.set $q0 (i64.load (local.get $query)))
    (local.set $q1 (i64.load offset=8 (local.get $query)))
    (local.set $q2 (i64.load offset=16 (local.get $query)))
    (local.set $q3 (i64.load offset=24 (local.get $query)))
    (local.set $q4 (i64.load offset=32 (local.get $query)))
    (local.set $q5 (i64.load offset=40 (local.get $query)))
    (local.set $q6 (i64.load offset=48 (local.get $query)))
    (local.set $q7 (i64.load offset=56 (local.get $query)))
    (local.set $f0 (i64.xor (local.get $q0) (local.get $q4)))
    (local.set $f1 (i64.xor (local.get $q1) (local.get $q5)))
    (local.set $f2 (i64.xor (local.get $q2) (local.get $q6)))
    (local.set $f3 (i64.xor (local.get $q3) (local.get $q7)))
    (block $done
      (loop $group
        (br_if $done (i32.eq (local.get $ones) (local.get $end)))
        (local.set $less (i32.lt_u (local.get $ones) (local.get $bits)))
        (br_if $done (i32.le_u
          (i32.mul (local.get $under) (select (local.get $ones) (local.get $bits) (local.get $less)))
          (i32.mul (local.get $top) (select (local.get $bits) (local.get $ones) (local.get $less)))))
        (local.set $sum (i32.add (local.get $ones) (local.get $bits)))
        (local.set $most (call $apart (local.get $sum) (local.get $top) (local.get $under)))
        (local.set $place (i32.add (local.get $first) (i32.shl (local.get $ones) (i32.const 1))))
        (local.set $fold (i32.add (local.get $folds) (i32.shl (i32.load16_u (local.get $place)) (i32.const 5))))
        (local.set $last (i32.add (local.get $folds) (i32.shl (i32.load16_u offset=2 (local.get $place)) (i32.const 5))))
        (local.set $ones (i32.add (local.get $ones) (local.get $step)))
        (br_if $group (i32.eq (local.get $fold) (local.get $last)))
        (loop $next
          (if (i32.le_s
              (i32.wrap_i64 (i64.add
                (i64.add
                (i64.popcnt (i64.xor (local.get $f0) (i64.load (local.get $fold))))
                (i64.popcnt (i64.xor (local.get $f1) (i64.load offset=8 (local.get $fold)))))
                (i64.add
                (i64.popcnt (i64.xor (local.get $f2) (i64.load offset=16 (local.get $fold))))
                (i64.popcnt (i64.xor (local.get $f3) (i64.load offset=24 (local.get $fold)))))))
              (local.get $most))
            (then
              (local.set $place (i32.sub (local.get $fold) (local.get $folds)))
              (local.set $row (i32.add (local.get $rows) (i32.shl (local.get $place) (i32.const 1))))
              (local.set $shared (i32.wrap_i64 (i64.add
                (i64.add
                (i64.add
                (i64.popcnt (i64.and (local.get $q0) (i64.load (local.get $row))))
                (i64.popcnt (i64.and (local.get $q1) (i64.load offset=8 (local.get $row)))))
                (i64.add
                (i64.popcnt (i64.and (local.get $q2) (i64.load offset=16 (local.get $row))))
                (i64.popcnt (i64.and (local.get $q3) (i64.load offset=24 (local.get $row))))))
                (i64.add
                (i64.add
                (i64.popcnt (i64.and (local.get $q4) (i64.load offset=32 (local.get $row))))
                (i64.popcnt (i64.and (local.get $q5) (i64.load offset=40 (local.get $row)))))
                (i64.add
                (i64.popcnt (i64.and (local.get $q6) (i64.load offset=48 (local.get $row))))
                (i64.popcnt (i64.and (local.get $q7) (i64.load offset=56 (local.get $row)))))))))
              (local.set $union (i32.sub (local.get $sum) (local.get $shared)))
              (if (i32.gt_u (i32.mul (local.get $shared) (local.get $under)) (i32.mul (local.get $top) (local.get $union)))
                (then
                  (local.set $mask (i32.load8_u (i32.add (local.get $masks) (i32.shr_u (local.get $place) (i32.const 5)))))
                  (loop $set
                    (local.set $place (i32.add (local.get $bests) (i32.shl (i32.ctz (local.get $mask)) (i32.const 2))))
                    (local.set $best (i32.load (local.get $place)))
                    (if (i32.gt_u
                        (i32.mul (local.get $shared) (i32.and (local.get $best) (i32.const 0xffff)))
                        (i32.mul (i32.shr_u (local.get $best) (i32.const 16)) (local.get $union)))
                      (then (i32.store (local.get $place)
                        (i32.or (i32.shl (local.get $shared) (i32.const 16)) (local.get $union)))))
                    (local.set $mask (i32.and (local.get $mask) (i32.sub (local.get $mask) (i32.const 1))))
                    (br_if $set (local.get $mask)))
                  (local.set $best (call $lowest (local.get $bests)))
                  (local.set $top (i32.shr_u (local.get $best) (i32.const 16)))
                  (local.set $under (i32.and (local.get $best) (i32.const 0xffff)))
                  (local.set $most (call $apart (local.get $sum) (local.get $top) (local.get $under)))))))
          (local.set $fold (i32.add (local.get $fold) (i32.const 32)))
          (br_if $next (i32.ne (local.get $fold) (local.get $last))))
        (br $group))))

  ;; How many bits two fingerprints with $sum ones together may differ in at the most to be more similar than
  ;; $top / $under: (sum - apart) / (sum + apart) is above that.
  (func $apart (param $sum i32) (param $top i32) (param $under i32) (result i32)
    (i32.div_s
      (i32.sub (i32.mul (local.get $sum) (i32.sub (local.get $under) (local.get $top))) (i32.const 1))
      (i32.add (local.get $under) (local.get $top))))
)
